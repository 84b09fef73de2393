import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { showDocumentLook } from './look.ts'

const root = document.documentElement
const logo = () => screen.getByRole('status').querySelector('img')?.getAttribute('src')
const accent = () => root.style.getPropertyValue('--accent-night')

describe('the spinner', () => {
  beforeEach(async () => {
    await speakIn('en')
    usePlatform.setState(usePlatform.getInitialState(), true)
  })
  afterEach(() => {
    cleanup()
    delete root.dataset.logo
    delete root.dataset.colours
    root.removeAttribute('style')
  })

  it('shows the logo and colours of the document before the settings have come, 80 px wide [BOOT-4]', () => {
    root.dataset.logo = '/tenant.svg'
    root.dataset.colours = '#0A0A0A #FF5A1F #E4FF1A #F4FFA3'
    showDocumentLook()
    render(<LoadingScreen />)
    expect(logo()).toBe('/tenant.svg')
    expect(accent()).toBe('#E4FF1A')
    expect(screen.getByRole('status').style.width).toBe('80px')
  })

  it.each([undefined, '', 'red;} blue', '#0A0A0A'])(
    'wears the product’s look where the document says %j of colours, and has no logo [BOOT-4]',
    (colours) => {
      if (colours !== undefined) root.dataset.colours = colours
      root.dataset.logo = ''
      showDocumentLook()
      render(<LoadingScreen />)
      expect(logo()).toBe('/assets/art/mark.svg')
      expect(accent()).toBe('#FFB84D')
    },
  )

  it('shows the logo of the settings once they have come [BOOT-4]', () => {
    root.dataset.logo = '/old.svg'
    usePlatform.setState({ isReady: true, settings: { ...PLAIN_SETTINGS, platformLogoURL: '/new.svg' } })
    render(<LoadingScreen />)
    expect(logo()).toBe('/new.svg')
  })

  it('shows the adventure’s own logo wherever it is configured, else the platform’s [BOOT-4]', () => {
    root.dataset.logo = '/tenant.svg'
    const { config } = aPlayedAdventure()
    const show = (logoURL: string | null) => (
      <AdventureContext value={aPlayedAdventure({ config: { ...config, logoURL } })}>
        <LoadingScreen />
      </AdventureContext>
    )
    const { rerender } = render(show('/adventure.svg'))
    expect(logo()).toBe('/adventure.svg')
    rerender(show(null))
    expect(logo()).toBe('/tenant.svg')
  })
})
