import { expect, type Page } from '@playwright/test'

/** Shows a page with all that it has. */
export async function openWhole(page: Page, address: string): Promise<void> {
  // else the document stays, and a heading that is seen may be of the page before
  await page.goto('/health')
  await page.goto(`/#/app/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [role="status"] > div[aria-hidden="true"]')).toHaveCount(0)
}

/** What reaches beyond an edge of the window, or of its own button or heading, and a title that something covers. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // a row that is pushed sideways shows the rest of it
    const isPushed = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isPushed(element.parentElement))
    const isOut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1)
    }
    const isClipped = (element: Element): boolean =>
      element.matches('button, a, h1, h2, h3, label') && element.scrollWidth > element.clientWidth + 1
    // as by the button that leads back
    const isCovered = (element: Element): boolean => {
      const { left, top } = element.getBoundingClientRect()
      const seen = element.matches('h1') ? document.elementFromPoint(left + 4, top + 4) : element
      return seen !== null && !element.contains(seen)
    }
    return [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          isClipped(element) || isCovered(element) || (isOut(element) && !isPushed(element.parentElement)),
      )
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 60)}”`)
  })
}
