import type { Page } from '@playwright/test'

interface Work {
  seed: number
  edits: number
  places: number
}

/** Of so many edits one cuts or mends the connection. */
const CUT_EVERY = 40
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Shift+ArrowRight',
  'Shift+ArrowUp',
  '+',
  '-',
  'Control+z',
]

/** Makes so many edits by the keyboard, as fast as they go; the connection is cut in between. @returns how often it was cut */
export async function editAtOnce(page: Page, { seed, edits, places }: Work): Promise<number> {
  const next = chance(seed)
  const context = page.context()
  let cuts = 0
  for (let edit = 0; edit < edits; edit += 1) {
    if (edit % CUT_EVERY === CUT_EVERY - 1) {
      const isCut = next(2) === 1
      cuts += Number(isCut)
      await context.setOffline(isCut)
    }
    if (edit % 5 === 0) {
      const place = page.locator(`[data-scene-keys] button[data-element="lamp-${next(places) + 1}"]`)
      await place.focus()
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press(KEYS[next(KEYS.length)] ?? 'ArrowLeft')
  }
  await context.setOffline(false)
  return cuts
}

/** Waits until all is sent, and takes what the other one has made wherever both changed the same. @returns how often */
export async function decideAll(page: Page): Promise<number> {
  let decided = 0
  for (;;) {
    await page.getByText(/^(Saved)$/).waitFor({ timeout: 120_000 })
    const keep = page.getByRole('button', { name: 'Keep theirs' }).first()
    if ((await keep.count()) === 0) return decided
    await keep.click()
    decided += 1
  }
}

/** In CSS px of the page. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}
export type Places = Readonly<Record<string, Place>>

/** Where every place stands and how large it is, as its button is, read when the draft was asked for once more. */
export async function placesOf(page: Page): Promise<Places> {
  await page.waitForResponse((reply) => reply.url().endsWith('/files') && reply.ok(), { timeout: 60_000 })
  await page.getByText('Saved', { exact: true }).waitFor()
  const places = await page.locator('[data-scene-keys] button[data-element]').evaluateAll((buttons) =>
    buttons.map((button): [string, Place] => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return [button.getAttribute('data-element') ?? '', { x, y, width, height }]
    }),
  )
  return Object.fromEntries(places)
}

/** Places that one page shows elsewhere than another one, or not at all, by more than so many CSS px. */
export function unlikeIn(one: Places, other: Places, tolerance: number): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].filter((id) => {
    const [here, there] = [one[id], other[id]]
    if (!here || !there) return true
    const apart = [here.x - there.x, here.y - there.y, here.width - there.width, here.height - there.height]
    return apart.some((px) => Math.abs(px) > tolerance)
  })
}

/** Whole numbers below `most`, the same for the same seed. */
function chance(seed: number): (most: number) => number {
  let state = seed * 2654435761
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}
