import { expect, type Page } from '@playwright/test'

/** The service worker answers for the page, and has kept all that the page has shown so far. */
export async function untilWorkerKeeps(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
  const storedOf = () =>
    page.evaluate(async () => {
      const stored = new Set<string>()
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) stored.add(url)
      }
      const seen = performance.getEntriesByType('resource').map(({ name }) => name)
      const art = /\/(bundle\/|scenes\/.+\.webp$|assets\/i18n\/)/
      return seen.filter((url) => art.test(url) && !stored.has(url))
    })
  await expect.poll(storedOf, { timeout: 60_000 }).toEqual([])
}

/** What is kept of the player in the browser's database, by key. */
export function storedThings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('waymark', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const stored: Record<string, unknown> = {}
          const walk = opening.result.transaction('kept').objectStore('kept').openCursor()
          walk.onsuccess = () => {
            const cursor = walk.result
            if (cursor) {
              stored[JSON.stringify(cursor.key)] = cursor.value
              cursor.continue()
            } else {
              opening.result.close()
              resolve(stored)
            }
          }
        }
      }),
  )
}
