import { fill, mirrored } from './shapes.ts'

/** Soft arch, straight, raised, bushy: the left one, mirrored. */
const ARCS = {
  woman: [
    'M68 82c4-6 11-8.5 23-6.5 1.5.5 1.5 3 0 3.5-9-1-16-.5-23 3Z',
    'M67.5 81c7-4.5 15-5.5 23-4 2 .5 2 4 0 4.2-8-.7-15-.7-23-.2Z',
    'M67.5 81c4-9 12-12.5 23-7.5 1.3.8 1 3.2-.8 3-8-1.8-15 0-22.2 4.5Z',
    'M67 83c4-8.5 13-10.5 24.5-7.5 2 .6 2 4.5-.2 5.2-9-1.7-17-1.2-24.3 2.3Z',
  ],
  man: [
    'M66.5 82c5-6.5 13-8.5 25-6 2 .5 2 4.2 0 4.7-9-1.5-17-1-25 1.3Z',
    'M66 80c8-4 17-4.5 25.5-3 2.3.5 2.3 5.2 0 5.5-9-.8-17-.6-25.5-2.5Z',
    'M66 81c4-9 13-12 25-7 1.8.8 1.4 4.2-.8 4-9-2-17-1-24.2 3Z',
    'M64.5 83c3-9.5 14-12 27-8 2.5.8 2.4 6.3-.4 7-9-2.5-18-2.5-26.6 1Z',
  ],
} as const

export const BROWNS = {
  woman: ARCS.woman.map((arc) => mirrored(fill('brow', arc))),
  man: ARCS.man.map((arc) => mirrored(fill('brow', arc))),
} as const
