import { loadScript } from '#src/lib/load-script.ts'
import type { CaptchaProvider } from './provider.ts'

/** Without its script for this long, the person is told and may try again (ms). */
export const PATIENCE_MS = 8000

/** Rejects where the captcha is not ready in time. */
export async function loadCaptcha(provider: CaptchaProvider, language: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the captcha did not come')), PATIENCE_MS)
  })
  try {
    await Promise.race([ready(provider, language), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function ready(provider: CaptchaProvider, language: string): Promise<void> {
  await loadScript(provider.scriptUrl(language))
  await new Promise<void>((resolve) => provider.whenReady(resolve))
}
