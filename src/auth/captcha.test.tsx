import { answerWith } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlatformSettings } from '#shared/contract/platform.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { Failure } from '#src/lib/failure.ts'
import { LOGIN } from '#src/navigation/paths.ts'
import { useAuthSlot } from './auth-slot.ts'
import { passCaptcha } from './pass-captcha.ts'
import { askForCaptcha } from './ask-for-captcha.tsx'
import { setSession } from '#src/features/session/store.ts'
import { showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { speakIn } from '#src/testing/words.ts'
import { CaptchaModal } from '#src/features/captcha/CaptchaModal.tsx'
import { TIMEOUT_MS } from '#src/features/captcha/load-captcha.ts'
import type { CaptchaProvider, CaptchaWidget } from '#src/features/captcha/provider.ts'

const WITH_KEY: PlatformSettings = {
  ...PLAIN_SETTINGS,
  loginAndRegisterSettings: { recaptchaSiteKey: 'key', registration: 'open', contact: null },
}

/** What the page asks other sites for, instead of asking. */
const scripts: HTMLScriptElement[] = []

function provide(): { provider: CaptchaProvider; widgets: CaptchaWidget[] } {
  const widgets: CaptchaWidget[] = []
  return {
    widgets,
    provider: {
      scriptUrl: (language) => `https://www.google.com/recaptcha/api.js?hl=${language}`,
      whenReady: (onReady) => onReady(),
      show: (place, widget) => {
        place.append('a widget')
        widgets.push(widget)
      },
    },
  }
}

const come = (place: number) =>
  act(() => {
    scripts[place]?.dispatchEvent(new Event('load'))
    return vi.advanceTimersByTimeAsync(0)
  })

describe('the captcha', () => {
  beforeEach(async () => {
    await speakIn('en')
    vi.useFakeTimers()
    scripts.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) scripts.push(script)
    })
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.mocked(document.head.append).mockRestore()
  })

  it('shows its widget with the site key and emits its result [CAPT-1]', async () => {
    const { provider, widgets } = provide()
    const onResult = vi.fn()
    render(<CaptchaModal siteKey="key" onResult={onResult} onClose={vi.fn()} provider={provider} />)
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?hl=en')
    await come(0)
    expect(screen.getByRole('dialog').textContent).toContain('a widget')
    expect(widgets[0]?.siteKey).toBe('key')
    widgets[0]?.onResult('a human')
    expect(onResult).toHaveBeenCalledExactlyOnceWith('a human')
  })

  it.each([
    ['refused', /may have expired or been used/],
    ['unavailable', /could not be checked/],
  ] as const)('says why the one before did not count: %s [CAPT-1]', async (trouble, words) => {
    const { provider, widgets } = provide()
    const props = { siteKey: 'key', onResult: vi.fn(), onClose: vi.fn(), provider }
    render(<CaptchaModal {...props} trouble={trouble} />)
    await come(0)
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(widgets).toHaveLength(1)
  })

  it('loads its script once for one page [CAPT-1]', async () => {
    const { provider, widgets } = provide()
    const props = { siteKey: 'key', onResult: vi.fn(), onClose: vi.fn(), provider }
    render(<CaptchaModal {...props} />)
    await come(0)
    cleanup()
    render(<CaptchaModal {...props} />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([scripts.length, widgets.length]).toEqual([1, 2])
  })

  it('loads no second script for another language [CAPT-1]', async () => {
    const { provider, widgets } = provide()
    const props = { siteKey: 'key', onResult: vi.fn(), onClose: vi.fn(), provider }
    render(<CaptchaModal {...props} />)
    await come(0)
    cleanup()
    await speakIn('de')
    render(<CaptchaModal {...props} />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([scripts.length, widgets.length]).toEqual([1, 2])
  })

  it('says so where its script does not come in 8 s, and tries again [CAPT-1]', async () => {
    const { provider, widgets } = provide()
    render(<CaptchaModal siteKey="key" onResult={vi.fn()} onClose={vi.fn()} provider={provider} />)
    await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(screen.queryByRole('alert')).toBeNull()
    await come(1)
    expect(widgets).toHaveLength(1)
  })

  it('is put away by its button and by Escape [CAPT-1]', () => {
    const { provider } = provide()
    const onClose = vi.fn()
    render(<CaptchaModal siteKey="key" onResult={vi.fn()} onClose={onClose} provider={provider} />)
    act(() => screen.getByRole('button', { name: 'Not now' }).click())
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('is not shown without a site key, which is logged [CAPT-1]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await askForCaptcha()).toBeNull()
    expect(warn).toHaveBeenCalledExactlyOnceWith('No reCaptcha sitekey', '')
  })
})

interface CaptchaProps {
  trouble: string | null
  onSettled: (token: string) => void
}

describe('a form that the server wants a captcha for', () => {
  afterEach(cleanup)

  const wanted = new Failure(406, '/v2/register')

  it('is sent again with its result [CAPT-1]', async () => {
    usePlatform.setState({ settings: WITH_KEY })
    const send = vi.fn((proof: { captcha?: string }) =>
      proof.captcha === 'a human' ? Promise.resolve('in') : Promise.reject(wanted),
    )
    const sent = passCaptcha(send)
    await vi.waitFor(() => expect(useAuthSlot.getState().over).not.toBeNull())
    const over = useAuthSlot.getState().over
    if (!isValidElement<CaptchaProps>(over)) throw new Error('no captcha is shown')
    const { onSettled } = over.props
    onSettled('a human')
    expect(await sent).toBe('in')
    expect(useAuthSlot.getState().over).toBeNull()
  })

  it('shows a fresh captcha with the reason until one is accepted [CAPT-1]', async () => {
    usePlatform.setState({ settings: WITH_KEY })
    const fates: Record<string, string> = { spent: 'captcha', unchecked: 'captcha-unavailable' }
    const send = vi.fn(({ captcha = '' }: { captcha?: string }) => {
      const code = captcha === '' ? 'captcha' : fates[captcha]
      if (code === undefined) return Promise.resolve('in')
      const problem = { code, message: code, requestId: 'r' }
      return Promise.reject(new Failure(406, '/login_json', problem))
    })
    const sent = passCaptcha(send)
    let last: ReactNode = null
    for (const [token, trouble] of [
      ['spent', null],
      ['unchecked', 'refused'],
      ['a human', 'unavailable'],
    ] as const) {
      await vi.waitFor(() => expect(useAuthSlot.getState().over).not.toBe(last))
      await vi.waitFor(() => expect(useAuthSlot.getState().over).not.toBeNull())
      last = useAuthSlot.getState().over
      if (!isValidElement<CaptchaProps>(last)) throw new Error('no captcha is shown')
      expect(last.props.trouble).toBe(trouble)
      last.props.onSettled(token)
    }
    expect(await sent).toBe('in')
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('is not sent where its page is left, and the next page finds no captcha [CAPT-1]', async () => {
    answerWith(() => ({ status: 200, body: { status: true, agreement: 1 } }))
    usePlatform.setState({ settings: WITH_KEY })
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    setSession('false')
    showAuthPage(LOGIN)
    const send = vi.fn(() => Promise.reject(wanted))
    const sent = passCaptcha(send)
    await vi.waitFor(() => expect(useAuthSlot.getState().over).not.toBeNull())
    act(() => setSession('true'))
    await expect(sent).rejects.toBe(wanted)
    expect(send).toHaveBeenCalledOnce()
    expect(useAuthSlot.getState().over).toBeNull()
    append.mockRestore()
  })

  it('is refused where there is none to show [CAPT-1]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    usePlatform.setState({ settings: null })
    await expect(passCaptcha(() => Promise.reject(wanted))).rejects.toBe(wanted)
  })
})
