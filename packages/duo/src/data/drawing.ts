/** Where the places of the reconstructed board lie on our own outline of the island. Clients draw from it. */

export type Point = readonly [x: number, y: number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly coast: readonly Point[];
  /** One point for each station of the ring. */
  readonly stations: readonly Point[];
  /** By id: m1 to m4, then the names people read. */
  readonly mountainTowns: Readonly<Record<string, Point>>;
  readonly townNames: Readonly<Record<string, string>>;
  /** By coastal town: where its boutique token lies. */
  readonly boutiques: Readonly<Record<string, Point>>;
  readonly areas: Readonly<
    Record<string, { readonly icon: Point; readonly artists: readonly [Point, Point] }>
  >;
  readonly compass: Point;
  /** The slots of the wave tiles of Pilgrim, Merchant and Artist. */
  readonly waves: readonly Point[];
  readonly hotSpring: Point;
}

export const DRAWING: Drawing = {
  width: 1200,
  height: 610,
  coast: [
    [166, 201],
    [208, 119],
    [316, 62],
    [428, 106],
    [508, 129],
    [589, 115],
    [681, 78],
    [786, 46],
    [898, 53],
    [1004, 100],
    [1075, 179],
    [1091, 280],
    [1052, 378],
    [977, 466],
    [862, 447],
    [773, 413],
    [687, 408],
    [603, 426],
    [526, 465],
    [454, 527],
    [334, 556],
    [220, 509],
    [151, 427],
    [129, 309],
  ],
  stations: [
    [199, 215],
    [233, 145],
    [317, 98],
    [416, 140],
    [506, 165],
    [599, 150],
    [693, 112],
    [790, 82],
    [889, 88],
    [983, 130],
    [1043, 195],
    [1055, 275],
    [1021, 360],
    [965, 432],
    [872, 412],
    [780, 378],
    [684, 372],
    [591, 392],
    [506, 435],
    [438, 495],
    [337, 520],
    [241, 480],
    [184, 412],
    [165, 312],
  ],
  mountainTowns: { m1: [329, 326], m2: [476, 285], m3: [681, 245], m4: [864, 255] },
  townNames: {
    c0: 'Matsuyama',
    c1: 'Niihama',
    c2: 'Takamatsu',
    c3: 'Tokushima',
    c4: 'Muroto',
    c5: 'Kochi',
    c6: 'Shimanto',
    c7: 'Uwajima',
    m1: 'Kumakogen',
    m2: 'Motoyama',
    m3: 'Iya',
    m4: 'Kamiyama',
  },
  boutiques: {
    c0: [130, 187],
    c1: [441, 70],
    c2: [668, 42],
    c3: [1025, 69],
    c4: [1085, 397],
    c5: [765, 450],
    c6: [547, 496],
    c7: [198, 540],
  },
  areas: {
    a0: {
      icon: [240, 325],
      artists: [
        [222, 355],
        [258, 355],
      ],
    },
    a1: {
      icon: [343, 196],
      artists: [
        [325, 226],
        [361, 226],
      ],
    },
    a2: {
      icon: [518, 204],
      artists: [
        [500, 234],
        [536, 234],
      ],
    },
    a3: {
      icon: [828, 153],
      artists: [
        [810, 183],
        [846, 183],
      ],
    },
    a4: {
      icon: [978, 228],
      artists: [
        [960, 258],
        [996, 258],
      ],
    },
    a5: {
      icon: [843, 310],
      artists: [
        [825, 340],
        [861, 340],
      ],
    },
    a6: {
      icon: [554, 322],
      artists: [
        [536, 352],
        [572, 352],
      ],
    },
    a7: {
      icon: [391, 392],
      artists: [
        [373, 422],
        [409, 422],
      ],
    },
  },
  compass: [90, 90],
  waves: [
    [870, 548],
    [946, 548],
    [1022, 548],
  ],
  hotSpring: [1122, 548],
};
