import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlatformSettings } from '#shared/contract/platform.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useSound } from '#src/lib/sound-choice.ts'
import { dropLocal, readLocal } from '#src/lib/storage.ts'
import { speakIn } from '#src/testing/words.ts'
import { PlatformSound } from '../PlatformSound.tsx'
// Late in the product, there at once here.
import './Sound.tsx'
import { SoundTools } from './SoundTools.tsx'

const settings: PlatformSettings = {
  platformLogoURL: '',
  platformBackgroundURL: '',
  platformFaviconURL: '',
  platformTitle: 'Northwind',
  mainColorOne: '#0E2A47',
  mainColorTwo: '#2B4C7E',
  mainColorThree: '#FFB84D',
  mainColorThreeLighten: '#FFE3B3',
  languageSettings: { defaultLang: 'en', languageArray: [] },
  notificationPushSettings: { isNotificationPushEnabled: false },
  loginAndRegisterSettings: { recaptchaSiteKey: '', registration: 'invitation', contact: null },
  sendStatistics: false,
  audioEffectsTurnedOn: true,
}

const stored = (): unknown => JSON.parse(readLocal('sound') ?? 'null')
const button = (name: string) => screen.getByRole('button', { name })
const aSwitch = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => aSwitch(name).matches(':checked')

beforeEach(async () => {
  await speakIn('en')
  dropLocal('sound')
  useSound.setState(useSound.getInitialState(), true)
})
afterEach(() => {
  cleanup()
  usePlatform.setState(usePlatform.getInitialState(), true)
})

describe('the tools of the sound [STAGE-9]', () => {
  it('silence all with one press, kept on this device, and bring back what was heard', async () => {
    render(<SoundTools />)
    await userEvent.click(button('Turn sound off'))
    expect(stored()).toMatchObject({ isMuted: true, effects: true, ambience: true, voice: true })
    await userEvent.click(button('Turn sound on'))
    expect(stored()).toMatchObject({ isMuted: false, effects: true, ambience: true, voice: true })
  })

  it('close the choice again with a cross, and stand where they were', async () => {
    render(<SoundTools />)
    await userEvent.click(button('Choose what you hear'))
    await userEvent.click(button('Close'))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(document.activeElement).toBe(button('Choose what you hear'))
  })

  it('open the choice of effects and the sounds of the place, each by itself, by keyboard alone', async () => {
    render(<SoundTools />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(button('Choose what you hear').getAttribute('aria-expanded')).toBe('true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(isOn('Sound effects')).toBe(false)
    expect(isOn('Sounds of the place')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(document.activeElement).toBe(button('Choose what you hear'))
  })

  it('are silent with the last part off, and out of silence a part comes alone', async () => {
    render(<SoundTools />)
    await userEvent.click(button('Choose what you hear'))
    await userEvent.click(aSwitch('Sound effects'))
    await userEvent.click(aSwitch('Sounds of the place'))
    await userEvent.click(aSwitch('Voice of the assistant'))
    expect(button('Turn sound on')).toBeTruthy()
    await userEvent.click(aSwitch('Sound effects'))
    expect(button('Turn sound off')).toBeTruthy()
    expect(isOn('Sounds of the place')).toBe(false)
  })

  it('set how loud each part is', async () => {
    const { unmount } = render(<SoundTools />)
    await userEvent.click(button('Choose what you hear'))
    const volume = screen.getByRole('slider', { name: 'Volume: Sound effects' })
    expect(volume.getAttribute('aria-valuetext')).toBe('100 %')
    fireEvent.change(volume, { target: { value: '30' } })
    expect(stored()).toMatchObject({ volumes: { effects: 30, ambience: 100, voice: 100 } })
    await userEvent.click(aSwitch('Sound effects'))
    expect(screen.queryByRole('slider', { name: 'Volume: Sound effects' })).toBeNull()
    await userEvent.click(aSwitch('Sound effects'))
    expect(screen.getByRole('slider', { name: 'Volume: Sound effects' })).toHaveProperty('value', '30')
    unmount()
  })

  it('stand nowhere where the platform has its sound off [SHELL-6]', async () => {
    const { rerender } = render(<PlatformSound as="bar" />)
    usePlatform.setState({ settings })
    rerender(<PlatformSound as="bar" />)
    await screen.findByRole('button', { name: 'Turn sound off' })
    usePlatform.setState({ settings: { ...settings, audioEffectsTurnedOn: false } })
    rerender(<PlatformSound as="bar" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
