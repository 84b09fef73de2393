import type { Locator, Page } from '@playwright/test'

declare global {
  var letterTimes: number[] | undefined
}

/** ms between two letters: each is shown before the next comes. */
const BETWEEN_MS = 120

/**
 * Types so many letters into a field.
 * @param shows what of the player has the words
 * @returns ms from each letter to the frame after the one in which the player has it
 */
export async function measureKeys(
  page: Page,
  field: Locator,
  shows: string,
  letters: number,
): Promise<number[]> {
  await field.focus()
  await page.evaluate(listen, shows)
  for (let letter = 1; letter <= letters; letter += 1) {
    await page.keyboard.type(letter % 7 === 0 ? ' ' : 'abcdef'.charAt(letter % 6))
    await page.waitForFunction((count) => (globalThis.letterTimes?.length ?? 0) >= count, letter)
    await page.waitForTimeout(BETWEEN_MS)
  }
  return page.evaluate(() => globalThis.letterTimes ?? [])
}

/** Runs in the page. */
function listen(shows: string): void {
  const times: number[] = []
  globalThis.letterTimes = times
  const inner = document.querySelector('iframe')?.contentDocument
  addEventListener(
    'keydown',
    // without names of functions, which the runner of TypeScript would hand over by a helper that no page has
    () =>
      void (async () => {
        const pressed = performance.now()
        const field = document.activeElement
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
        do await new Promise((drawn) => requestAnimationFrame(drawn))
        while (
          field.value === '' ||
          ![...(inner?.querySelectorAll(shows) ?? [])].some((one) => one.textContent.includes(field.value))
        )
        // what is drawn in this frame is seen after it
        await new Promise((drawn) => requestAnimationFrame(drawn))
        times.push(performance.now() - pressed)
      })(),
    { capture: true },
  )
}
