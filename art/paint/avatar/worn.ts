import type { Worn } from '../../../shared/domain/goods.ts'

const path = (colour: string, d: string, opacity = 1): string =>
  `<path fill="${colour}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

const line = (colour: string, width: number, d: string, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** What is bought for a face: its colours are its own, its light comes from the left as that of the face. */
export const WORN_DRAWINGS: Readonly<Record<Worn, string>> = {
  'hat-wool': [
    `<circle cx="100" cy="19" r="11" fill="#ffd08a"/>`,
    path('#e0913c', 'M104 8.6a11 11 0 0 1 0 20.8c5-6 5-15 0-20.8Z'),
    line('#fff0cf', 2, 'M92 16c1-3 3-5 6-6M90.5 22l-1-2', 0.8),
    path('#2f8f7c', 'M47 70C45 40 65 23 100 23s55 17 53 47Z'),
    path('#1c5f58', 'M121 26c23 6 34 21 32 44h-21c3-17-1-33-11-44Z'),
    path('#6fc7ad', 'M56 62c1-15 11-26 27-30-9 8-14 18-15 30Z', 0.75),
    line('#1c5f58', 2.2, 'M83 30c-6 10-8 20-8 32M100 27v35M117 30c6 10 8 20 8 32', 0.5),
    path('#f3e3c8', 'M44 60c18-7 94-7 112 0 4 2 5 17 1 20-20-7-94-7-114 0-4-3-3-18 1-20Z'),
    path('#c9a886', 'M128 56c14 1 23 2 28 4 4 2 5 17 1 20-7-3-18-4-30-5 3-6 4-13 1-19Z'),
    line(
      '#b08d6c',
      2,
      'M58 58.5l-1 17M72 56.5l-1 17M86 55.5v17M100 55v17M114 55.5v17M128 56.5l1 17M142 58.5l1 17',
      0.6,
    ),
  ].join(''),
  'scarf-striped': [
    path('#8f2f3c', 'M118 160c10 4 16 12 18 40h-24c0-18-2-28-6-36Z'),
    path('#d2514e', 'M112 160c9 5 13 14 14 40h-20c0-18-1-28-4-36Z'),
    path('#ffe0b0', 'M104.5 176l25-3 2 8-26 3ZM106 192l28-2 1 8-29 2Z', 0.92),
    path(
      '#d2514e',
      'M66 150c4-9 12-12 20-10 9 7 20 7 29 0 8-2 16 1 20 10 2 9-2 16-10 19-16 6-34 6-50 0-8-3-11-10-9-19Z',
    ),
    path('#8f2f3c', 'M115 140c8-2 16 1 20 10 2 9-2 16-10 19-6 2-12 4-18 4 10-8 13-20 8-33Z'),
    path('#f08a74', 'M70 152c3-5 8-7 13-6-4 4-6 9-6 15-5-1-8-4-7-9Z', 0.8),
    path('#ffe0b0', 'M84 141l7 4-4 27-9-2ZM104 145l9-4 6 27-9 4Z', 0.92),
  ].join(''),
  'glasses-round': [
    `<circle cx="81" cy="97" r="15.5" fill="#fff" opacity=".2"/><circle cx="119" cy="97" r="15.5" fill="#fff" opacity=".2"/>`,
    line('#fff', 3, 'M72 92c1-3 3-5 6-6M110 92c1-3 3-5 6-6', 0.75),
    `<g fill="none" stroke="#3b2338" stroke-width="4.2"><circle cx="81" cy="97" r="15.5"/><circle cx="119" cy="97" r="15.5"/></g>`,
    line('#3b2338', 4.2, 'M96.5 95c2-2.5 5-2.5 7 0M65.5 95l-8-3M134.5 95l8-3'),
    `<g fill="none" stroke="#c9826a" stroke-width="1.4" opacity=".9"><path d="M68 89a15.5 15.5 0 0 1 11-7.2M106 89a15.5 15.5 0 0 1 11-7.2"/></g>`,
  ].join(''),
}
