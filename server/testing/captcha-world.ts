import { CAPTCHA_SECRET, type TestCaptcha } from './captcha.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { FEATURES } from './world.ts'

/** As `openWorld`, with a tenant that has a captcha's key. */
export function openCaptchaWorld({ url }: TestCaptcha, publicUrl: URL | null = null): Promise<TestWorld> {
  return openWorld(
    { features: { ...FEATURES, recaptchaSiteKey: 'key' }, registration: 'open' },
    { captcha: { secret: CAPTCHA_SECRET, verifyUrl: url }, publicUrl },
  )
}
