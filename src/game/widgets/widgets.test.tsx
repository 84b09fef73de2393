import { answerWith } from '#src/testing/fake-server.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { defineWidget, type Widget, type WidgetFacts } from './define-widget.ts'
import { WIDGETS } from './widgets.ts'
import { WidgetSlot } from './WidgetSlot.tsx'

const FOLDER = import.meta.dirname
const GIVEN = { isMobile: false, isPage: false }

beforeEach(() => answerWith(() => ({ status: 404 })))
afterEach(cleanup)

/** A widget that shows its own name. */
function sample(id: string, more: Partial<WidgetFacts> = {}) {
  const load = vi.fn(() => Promise.resolve(() => <p>{id}</p>))
  return { load, widget: defineWidget({ id, switch: null, place: 'bottomLeft', load, ...more }) }
}

function show(widgets: readonly Widget[], switches: Partial<ReturnType<typeof readSwitches>> = {}): void {
  usePlatform.setState({ switches: { ...readSwitches([]), ...switches } })
  render(
    <AdventureContext value={aPlayedAdventure()}>
      <WidgetSlot place="bottomLeft" {...GIVEN} widgets={widgets} />
    </AdventureContext>,
  )
}

describe('the list of widgets', () => {
  it('has every folder beside it, once and under its name [BOOT-7]', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(WIDGETS.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  it.each(WIDGETS.map((widget) => [widget.id, widget] as const))(
    '%s has code that comes',
    async (_, { View }) => {
      expect(await View.fetch()).toBe(true)
    },
  )
})

describe('a place of the HUD', () => {
  it('stacks its widgets in the order of the list, and shows none of another place [BOOT-7]', async () => {
    const elsewhere = sample('elsewhere', { place: 'bottomCentre' })
    show([sample('first').widget, elsewhere.widget, sample('second').widget])
    await screen.findByText('second')
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'first',
      'second',
    ])
    expect(elsewhere.load).not.toHaveBeenCalled()
  })

  it.each([
    ['the tenant has it off', { switch: 'protip' }],
    ['its adventure has it off', { isIn: () => false }],
  ] as const)('does not even load what %s [BOOT-7] [BOOT-6]', async (_, more) => {
    const off = sample('off', more)
    show([sample('on').widget, off.widget], { protip: false })
    await screen.findByText('on')
    expect(off.load).not.toHaveBeenCalled()
  })

  it('shows what the tenant has on [BOOT-7]', async () => {
    show([sample('tip', { switch: 'protip' }).widget], { protip: true })
    expect(await screen.findByText('tip')).toBeTruthy()
  })
})
