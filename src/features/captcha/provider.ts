/** Anyone who makes the captcha: the rest of the product knows no more of it than this. */
export interface CaptchaProvider {
  /** Where its script lies, speaking this language. */
  scriptUrl: (language: string) => string
  /** Calls back when the script that has come is ready to be used; it may fetch more before. */
  whenReady: (onReady: () => void) => void
  /** Puts the widget into the place. */
  show: (place: HTMLElement, widget: CaptchaWidget) => void
}

export interface CaptchaWidget {
  siteKey: string
  onResult: (result: string) => void
  /** It lost its own connection. */
  onError: () => void
}
