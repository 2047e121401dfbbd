/** The sounds of the table by name. */

export type SoundName = 'turn' | 'coin' | 'brush' | 'bell' | 'water' | 'pluck' | 'tap' | 'talk';
