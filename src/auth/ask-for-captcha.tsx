import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CaptchaModal, type CaptchaTrouble } from '#src/features/captcha/CaptchaModal.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { report } from '#src/lib/report.ts'
import { useAuthSlot } from './auth-slot.ts'

/**
 * Shows the captcha over the auth page (CAPT-1).
 * @param trouble why the one before did not count
 * @returns its token; null where it is put away, its door is left, or no key is there
 */
export function askForCaptcha(trouble: CaptchaTrouble | null = null): Promise<string | null> {
  const siteKey = usePlatform.getState().settings?.loginAndRegisterSettings.recaptchaSiteKey
  if (!siteKey) {
    report('No reCaptcha sitekey')
    return Promise.resolve(null)
  }
  const from = document.activeElement
  return new Promise((resolve) => {
    let result: string | null = null
    const settle = (given: string | null) => {
      result = given
      useAuthSlot.setState({ over: null })
    }
    const over = <Captcha siteKey={siteKey} trouble={trouble} onSettled={settle} />
    useAuthSlot.setState({ over })
    const stop = useAuthSlot.subscribe((slot) => {
      if (slot.over === over) return
      stop()
      // With the next frame what lay below takes the focus again.
      requestAnimationFrame(() => {
        if (from instanceof HTMLElement && document.activeElement === document.body) from.focus()
      })
      resolve(result)
    })
  })
}

interface CaptchaProps {
  siteKey: string
  trouble: CaptchaTrouble | null
  onSettled: (result: string | null) => void
}

/** It belongs to the form of one page: with the page it goes. */
function Captcha({ siteKey, trouble, onSettled }: CaptchaProps) {
  const { pathname } = useLocation()
  const asked = useRef(pathname)
  const putAway = useEffectEvent(() => onSettled(null))
  useEffect(() => {
    if (asked.current !== pathname) putAway()
  }, [pathname])
  return (
    <CaptchaModal siteKey={siteKey} trouble={trouble} onResult={onSettled} onClose={() => onSettled(null)} />
  )
}
