import { loadScript } from '#src/lib/load-script.ts'
import type { CaptchaProvider } from './provider.ts'

/** Without its script for this long, the person is told and may try again (ms). */
export const TIMEOUT_MS = 8000

/** Whose script has come: it is not to run twice in one page, so its first language stays until the page is loaded again. */
const loaded = new WeakSet<CaptchaProvider>()

/** Rejects where the captcha is not ready in time. */
export async function loadCaptcha(provider: CaptchaProvider, language: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the captcha did not come')), TIMEOUT_MS)
  })
  try {
    await Promise.race([ready(provider, language), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function ready(provider: CaptchaProvider, language: string): Promise<void> {
  if (!loaded.has(provider)) await loadScript(provider.scriptUrl(language))
  loaded.add(provider)
  await new Promise<void>((resolve) => provider.whenReady(resolve))
}
