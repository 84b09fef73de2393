import type { Page } from '@playwright/test'
import { post, send } from '../tools/product/play-ahead.ts'

export { playAhead } from '../tools/product/play-ahead.ts'

/**
 * Somebody whom no other journey knows: registered without the form and signed in. The next `goto` is the newcomer's.
 * @param options.isShownAround the map begins without its tour
 */
export async function signUp(page: Page, name: string, { isShownAround = true } = {}): Promise<void> {
  await page.goto('/health')
  const body = {
    firstName: name,
    lastName: 'Newcomer',
    // a journey that is made again meets nobody of its own
    email: `${name.toLowerCase()}-${crypto.randomUUID()}@newcomers.test`,
    password: 'three grey gulls',
    agreement: true,
  }
  await post(page, '/v2/register', body)
  if (isShownAround) await send(page, 'PATCH', '/player/profile', { isTutorialSeen: true })
}
