import type { CaptchaTrouble } from '#src/features/captcha/CaptchaModal.tsx'
import { isFailure, type Failure } from '#src/lib/failure.ts'
import { askForCaptcha } from './ask-for-captcha.tsx'

export type SendWithCaptcha<Reply> = (proof: { captcha?: string }) => Promise<Reply>

/** What was typed into a login. */
export interface Pair {
  username: string
  password: string
}

/**
 * Shows a fresh captcha until the server accepts its token.
 * @param pair of a login: where the server wants a second step instead, that answers
 * @throws the last refusal where it is put away
 */
export async function sendWithCaptcha<Reply>(
  send: SendWithCaptcha<Reply>,
  wanted: Failure,
  pair?: Pair,
): Promise<Reply | string | null> {
  let refusal = wanted
  let trouble: CaptchaTrouble | null = null
  for (;;) {
    if (pair && refusal.problem?.code === 'second-step') {
      // its code comes to whom it is asked of
      const { passSecondStep } = await import('./second-step/pass-second-step.tsx')
      return passSecondStep(pair)
    }
    const captcha = await askForCaptcha(trouble)
    if (captcha === null) throw refusal
    try {
      return await send({ captcha })
    } catch (error) {
      if (!isFailure(error, 406)) throw error
      refusal = error
      trouble = error.problem?.code === 'captcha-unavailable' ? 'unavailable' : 'refused'
    }
  }
}
