import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { tabTo, type Hand } from './hands.ts'

/** ms; a busy machine without a GPU draws a whole map slowly. */
export const ARRIVAL_TIMEOUT_MS = 45_000

/** The scene stands still, drawn or as a list, and answers. */
export async function arriveAt(page: Page, sceneId: string): Promise<void> {
  await expect(page.locator(`[data-scene="${sceneId}"][data-ready="true"]`)).toBeAttached({
    timeout: ARRIVAL_TIMEOUT_MS,
  })
}

/** The scene can be played on its poster; its art is still on its way. */
export async function enterOnPoster(page: Page, sceneId: string): Promise<void> {
  await expect(page.locator(`[data-scene="${sceneId}"][data-ready="poster"]`)).toBeAttached({
    timeout: ARRIVAL_TIMEOUT_MS,
  })
}

/** Opens a page with a title of its own, by its address after `#/app/`, from any other page of somebody who is signed in. */
export async function openPage(page: Page, address: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).first()
  const before = (await title.count()) > 0 ? await title.textContent() : ''
  await page.goto(`/#/app/${address}`)
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText(before ?? '')
  await expect(page.locator('main [role="status"] [aria-hidden="true"]')).toHaveCount(0)
}

/** A place of the scene: the button over its picture, or its row in the list. */
export function place(page: Page, name: string): Locator {
  return page.locator('[data-element]').and(page.getByRole('button', { name: new RegExp(`^${name}, `) }))
}

/**
 * Presses a place: the mouse its picture, a finger its label, the keyboard the button over it, which lets pointers
 * through to the canvas.
 */
export async function pressPlace(page: Page, name: string, hand: Hand = 'mouse'): Promise<void> {
  const button = place(page, name)
  if (hand === 'keyboard') {
    await walkTo(page, name)
    await page.keyboard.press('Enter')
  } else if (hand === 'mouse') {
    const { x, y } = await bodyOf(button)
    await page.mouse.click(x, y)
  } else {
    const { x, y } = middleOf(await restingBox(labelOf(page, name)))
    await page.touchscreen.tap(x, y)
  }
}

/** So many places of a scene begin with one letter. */
const MOST_ALIKE = 12

/** Brings the keyboard to a place: into the scene with Tab, where all places are one stop, then by the first letter of its name. */
export async function walkTo(page: Page, name: string): Promise<void> {
  const target = place(page, name)
  if ((await target.getAttribute('tabindex')) === null) return tabTo(target)
  await tabTo(page.locator('nav [data-element][tabindex="0"]'))
  for (let step = 0; step < MOST_ALIKE; step++) {
    if (await target.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press(name.charAt(0).toLowerCase())
  }
  await expect(target).toBeFocused()
}

/** The plate under a place. The button speaks for it, so it is hidden from screen readers. */
export function labelOf(page: Page, name: string): Locator {
  return page.locator('[aria-hidden="true"] > [data-element]').getByText(name, { exact: true })
}

export async function hoverPlace(page: Page, name: string): Promise<void> {
  const { x, y } = await bodyOf(place(page, name))
  await page.mouse.move(x, y, { steps: 2 })
}

/** Where a picture is surely painted: above its middle it is tower and sky. */
async function bodyOf(button: Locator): Promise<Point> {
  const box = await restingBox(button)
  return { x: middleOf(box).x, y: box.y + box.height * 0.7 }
}

interface Point {
  x: number
  y: number
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Where something stands once it stands still: the camera may be on its way. */
async function restingBox(target: Locator): Promise<Box> {
  for (let last = ''; ;) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${String(target)} lies nowhere`)
    if (JSON.stringify(box) === last) return box
    last = JSON.stringify(box)
    await someFrames(target.page())
  }
}

/** So many frames of the page: the stage may draw only some of them. */
const A_REST = 10

function someFrames(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let left = frames; left > 0; left--) await new Promise(requestAnimationFrame)
  }, A_REST)
}
