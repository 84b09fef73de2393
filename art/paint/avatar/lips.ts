import { fill, MOUTH, placed, stroke, WHITE } from './shapes.ts'

/** Around the middle of the mouth. */
interface Mouth {
  upper: string
  rest: string
}

/** Calm smile, open smile, earnest, full, smile to one side. */
const MOUTHS: readonly Mouth[] = [
  {
    upper: 'M-13-2C-9-3-6-5.5-2.5-5L0-4.5 2.5-5C6-5.5 9-3 13-2 9 1.5 5 2 0 2S-9 1.5-13-2Z',
    rest:
      fill('lips', 'M-13-2C-9 1.5-5 2 0 2S9 1.5 13-2C11 5 6 8 0 8S-11 5-13-2Z') +
      fill('lips-light', 'M-7 4c4 1 8 1 11 0-2 2.3-9 2.3-11 0Z') +
      stroke(MOUTH, 1.8, 'M-15-4.5C-11 .5-5 1.8 0 1.8S11 .5 15-4.5', 0.7),
  },
  {
    upper: 'M-18-6C-11-5-6-7.5-2.5-7L0-6.5 2.5-7C6-7.5 11-5 18-6 16 6 9 12 0 12S-16 6-18-6Z',
    rest:
      fill(MOUTH, 'M-15.5-4.5C-9-3.5-5-4 0-4s9 .5 15.5-.5C13 4 7 8 0 8S-13 4-15.5-4.5Z') +
      fill(
        WHITE,
        'M-14-4.2C-9-3.5-5-3.8 0-3.8s9 .3 14-.4C13-1 11.5.5 10 1.2 4 2.5-4 2.5-10 1.2-11.5.5-13-1-14-4.2Z',
      ) +
      fill('lips', 'M-13.5 .5C-9 6-5 7.5 0 7.5S9 6 13.5 .5C11 7.5 6 11.5 0 11.5S-11 7.5-13.5 .5Z') +
      fill('lips-light', 'M-6 9c4 1 8 1 11 0-3 1.7-8 1.7-11 0Z'),
  },
  {
    upper: 'M-12-.5c4-2 6-4 9.5-3.7L0-3.7l2.5-.5C6-4.5 8-2.5 12-.5c-4 1.8-7 2-12 2S-8 1.3-12-.5Z',
    rest:
      fill('lips', 'M-12-.5C-8 1.3-5 1.5 0 1.5S8 1.3 12-.5C10 4.5 6 7 0 7S-10 4.5-12-.5Z') +
      fill('lips-light', 'M-6 3.3c4 .9 7 .9 10 0-2 2-8 2-10 0Z') +
      stroke(MOUTH, 1.8, 'M-13-1.5C-9 1-5 1.3 0 1.3S9 1 13-1.5', 0.7),
  },
  {
    upper: 'M-15-2.5C-11-3.5-7-8-3-7.5L0-6.5l3-1C7-8 11-3.5 15-2.5 10 1.8 6 2 0 2S-10 1.8-15-2.5Z',
    rest:
      fill('lips', 'M-15-2.5C-10 1.5-6 2 0 2S10 1.5 15-2.5C13 6.5 7 10.5 0 10.5S-13 6.5-15-2.5Z') +
      fill('lips-light', 'M-8 5c5 1.5 9 1.5 13 0-3 3.2-10 3.2-13 0Z') +
      stroke(MOUTH, 1.8, 'M-16.5-4.5C-12 1.5-5 .8 0 2 5 .8 12 1.5 16.5-4.5', 0.7),
  },
  {
    upper: 'M-13 1c4-2 8-5 11.5-5l2 .7 2.5-1.2C6-5 11-4 15-6c-3 6-9 8-15 8-5 0-9 0-13-1Z',
    rest:
      fill('lips', 'M-13 1c4 1 8 1.5 13 1 6-.5 11-3 15-8C13 4 7 8 0 8-5 8-10 5.5-13 1Z') +
      fill('lips-light', 'M-6 4.5c4 .8 8 .2 11-1.3-2 3-8 4-11 1.3Z') +
      stroke(MOUTH, 1.8, 'M-13.5 .5C-8 2.5-4 2.4 0 2 6 1.5 12-1.5 17-7', 0.7),
  },
]

export const LIPS = {
  woman: MOUTHS.map(({ upper, rest }) => placed(100, 125.5, 0.95, 0.95, fill('lips-shade', upper), rest)),
  man: MOUTHS.map(({ upper, rest }) => placed(100, 127, 1.04, 0.8, fill('lips-shade', upper, 0.55), rest)),
} as const
