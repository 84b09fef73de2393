import { disc, fill, mirrored } from './shapes.ts'

/** Neck, shoulders and sweater; the head and the hair's front lie over them. */
export const BODIES = {
  woman: [
    fill('skin', 'M85 116h30v38c0 12-30 12-30 0Z'),
    fill('skin-shade', 'M104 118h11v38c-2 5-6 7-11 7 4-14 4-30 0-45Z'),
    fill('skin-deep', 'M85 126c5 10 10 15 16 15s10-3 14-8v12c-9 7-22 3-30-10Z', 0.75),
    sweater('M30 204c1-25 15-37 40-43 7-2 11-4 14-7 5 12 27 12 32 0 3 3 7 5 14 7 25 6 39 18 40 43Z'),
    fill('cloth-light', 'M30 204c1-25 15-37 40-43-17 9-27 22-29 43Z'),
    fill('cloth-shade', 'M130 161c25 6 39 18 40 43h-48c8-13 11-27 8-43Z'),
    collar('M77 158c2-3 5-4 7-6 4 12 28 12 32 0 2 2 5 3 7 6-1 19-45 19-46 0Z'),
  ].join(''),
  man: [
    fill('skin', 'M80 112h40v42c0 13-40 13-40 0Z'),
    fill('skin-shade', 'M107 118h13v38c-3 5-7 8-13 8 4-14 4-31 0-46Z'),
    fill('skin-deep', 'M80 126c7 12 13 18 21 18s13-4 19-11v13c-11 8-28 4-40-10Z', 0.75),
    sweater('M18 204c1-27 17-39 44-45 8-2 14-3 18-7 6 14 34 14 40 0 4 4 10 5 18 7 27 6 43 18 44 45Z'),
    fill('cloth-light', 'M18 204c1-27 17-39 44-45-19 9-30 23-32 45Z'),
    fill('cloth-shade', 'M138 159c27 6 43 18 44 45h-54c10-14 13-29 10-45Z'),
    collar('M72 157c3-2 5-3 8-6 5 15 35 15 40 0 3 3 5 4 8 6-1 22-55 22-56 0Z'),
  ].join(''),
} as const

/** Head with ears, lit from the left. */
export const HEADS = {
  woman: [
    mirrored(fill('skin', 'M63 88c-7-4-12 0-11 8 1 9 6 16 13 15Z')),
    fill('skin-deep', 'M61 94c-3-2-5 0-5 4 1 4 3 7 6 7Z', 0.55),
    fill('skin-shade', 'M137 88c7-4 12 0 11 8-1 9-6 16-13 15Z'),
    fill(
      'skin',
      'M60 86C59 57 76 40 100 40s41 17 40 46c-1 22-6 35-17 45-8 7-16 10-23 10s-15-3-23-10C66 121 61 108 60 86Z',
    ),
    fill(
      'skin-shade',
      'M126 49c9 8 14 21 14 37-1 22-6 35-17 45-8 7-16 10-23 10 17-7 27-23 29-46 1-17 0-32-3-46Z',
      0.7,
    ),
    fill('skin-light', 'M65 88c-1-20 6-34 20-41-8 11-11 25-10 40 1 13 3 23 8 33-11-7-17-18-18-32Z', 0.75),
    disc('blush', 77, 112, 10, 6.5, 0.4),
    disc('blush', 123, 112, 9, 6, 0.4),
  ].join(''),
  man: [
    mirrored(fill('skin', 'M61 86c-8-4-13 0-12 9 1 10 7 17 14 16Z')),
    fill('skin-deep', 'M59 93c-4-2-6 0-5 4 1 5 3 8 7 8Z', 0.55),
    fill('skin-shade', 'M139 86c8-4 13 0 12 9-1 10-7 17-14 16Z'),
    fill(
      'skin',
      'M58 84C57 55 75 39 100 39s43 16 42 45c0 17-2 29-8 39-8 13-22 21-34 21s-26-8-34-21c-6-10-8-22-8-39Z',
    ),
    fill(
      'skin-shade',
      'M128 49c9 8 14 20 14 35 0 17-2 29-8 39-8 13-22 21-34 21 17-9 28-26 31-49 2-17 1-32-3-46Z',
      0.7,
    ),
    fill('skin-light', 'M63 86c-1-20 6-33 20-40-8 11-11 25-10 40 1 14 4 26 10 37-13-8-19-21-20-37Z', 0.75),
    disc('blush', 76, 113, 9, 6, 0.28),
    disc('blush', 123, 113, 9, 6, 0.28),
  ].join(''),
} as const

function sweater(d: string): string {
  return fill('cloth', d)
}

function collar(d: string): string {
  return (
    fill('cloth-shade', d) + fill('cloth-light', 'M77 158c0 9 6 14 15 16-6-4-9-10-9-22-2 2-4 3-6 6Z', 0.8)
  )
}
