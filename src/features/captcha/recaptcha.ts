import type { CaptchaProvider } from './provider.ts'

interface Recaptcha {
  ready: (onReady: () => void) => void
  render: (place: HTMLElement, options: RecaptchaOptions) => number
}

interface RecaptchaOptions {
  sitekey: string
  callback: (result: string) => void
  'error-callback': () => void
  size: 'normal' | 'compact'
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** px that its normal widget takes. */
const NORMAL_WIDTH = 304

/** Google's checkbox, version 2. */
export const recaptcha: CaptchaProvider = {
  // its loader keeps to Trusted Types only where it is asked to
  scriptUrl: (language) =>
    `https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=${language}`,
  whenReady: (onReady) => window.grecaptcha?.ready(onReady),
  show: (place, { siteKey, onResult, onError }) => {
    // a place of its own: it takes no second widget where one has been
    const box = place.appendChild(document.createElement('div'))
    window.grecaptcha?.render(box, {
      sitekey: siteKey,
      callback: onResult,
      'error-callback': onError,
      size: place.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
    })
  },
}
