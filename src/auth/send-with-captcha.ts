import type { CaptchaTrouble } from '#src/features/captcha/CaptchaModal.tsx'
import { isFailure, type Failure } from '#src/lib/failure.ts'
import { askForCaptcha } from './ask-for-captcha.tsx'

export type SendWithCaptcha<Reply> = (proof: { captcha?: string }) => Promise<Reply>

/** Shows a fresh captcha until the server accepts its token. @throws the last refusal where it is put away */
export async function sendWithCaptcha<Reply>(send: SendWithCaptcha<Reply>, wanted: Failure): Promise<Reply> {
  let refusal = wanted
  let trouble: CaptchaTrouble | null = null
  for (;;) {
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
