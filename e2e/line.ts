import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the page takes for its line. */
    line?: EventTarget & { saveData: boolean }
  }
}

/** The browser says that its line is good, or metered; how fast a busy machine answers itself says nothing. */
export async function setLine(page: Page, line: 'good' | 'metered'): Promise<void> {
  await page.addInitScript((saveData) => {
    window.line = Object.assign(new EventTarget(), { saveData, effectiveType: '4g', downlink: 10 })
    Object.defineProperty(navigator, 'connection', { value: window.line })
    Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', { value: 0 })
  }, line === 'metered')
}

/** The player has come from a metered line to a good one. */
export function comeToGoodLine(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (window.line) window.line.saveData = false
    window.line?.dispatchEvent(new Event('change'))
  })
}
