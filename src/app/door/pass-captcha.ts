import { isFailure } from '#src/lib/failure.ts'

/**
 * Sends what the server may want a captcha for. Where it does, the captcha is shown and its result sent along.
 * @throws the server's refusal (406) where the captcha was put away
 */
export async function passCaptcha<Reply>(
  send: (proof: { captcha?: string }) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send({})
  } catch (error) {
    if (!isFailure(error, 406)) throw error
    const { askForCaptcha } = await import('./ask-for-captcha.tsx')
    const captcha = await askForCaptcha()
    if (captcha === null) throw error
    return send({ captcha })
  }
}
