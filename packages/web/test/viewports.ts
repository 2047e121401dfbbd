/** The sizes of window that tests look at. */

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export const LANDSCAPE = { width: 844, height: 390 };
/** The sizes at which a table must fit without scrolling. */
export const SIZES = [
  { width: 412, height: 915 },
  PHONE,
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 680, height: 960 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  DESKTOP,
  LANDSCAPE,
  { width: 667, height: 375 },
  { width: 2560, height: 1440 },
];
/** One size of each layout. */
export const LAYOUTS = [
  PHONE,
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  DESKTOP,
  LANDSCAPE,
];
export const SMALLEST = { width: 320, height: 568 };
