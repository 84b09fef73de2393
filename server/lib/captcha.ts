import * as z from 'zod/mini'
import type { CaptchaSettings } from '#server/env.ts'

/** Whether the result that a captcha's widget handed out is a person's. */
export type IsHuman = (result: string) => Promise<boolean>

/** Less than a call may take in all. */
const PATIENCE_MS = 3500

/** As reCAPTCHA answers; hCaptcha and Turnstile answer the same. */
const Verdict = z.object({ success: z.boolean() })

/**
 * Whoever cannot be asked, or answers in another way, has not said yes: a captcha that lets everybody in while its provider
 * is away is none.
 * @param report told why nobody could say
 */
export function openCaptcha(
  { secret, verifyUrl }: CaptchaSettings,
  report: (why: string) => void,
  patienceMs = PATIENCE_MS,
): IsHuman {
  return async (result) => {
    if (secret === null) {
      report('CAPTCHA_SECRET is not set, but a tenant has a site key')
      return false
    }
    try {
      const reply = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: result }),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      })
      return z.parse(Verdict, await reply.json()).success
    } catch (error) {
      // its name alone: a message might repeat what was sent
      report(`the provider did not say: ${error instanceof Error ? error.name : 'for an unknown reason'}`)
      return false
    }
  }
}
