import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Acceptance, PublishedVersion } from '#shared/contract/agreement.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { asked, type Answer } from '#src/testing/fake-server.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

const BY = { id: '7f4df4ee-6c4e-4b9a-8f0e-000000000010', displayName: 'Ola Lis' }
const FIRST: PublishedVersion = {
  ...{ number: 1, texts: { en: '# Data\n\nWe store your name.', pl: 'Dane' }, isDemanded: true },
  ...{ publishedAt: '2026-11-26T10:00:00.000Z', by: BY, accepted: 12 },
}
const ACCEPTED: Acceptance = {
  ...{ person: { ...BY, email: 'ola@isles.test' }, version: 1, acceptedAt: '2026-11-26T11:00:00.000Z' },
}

let versions: PublishedVersion[]
let refusal: Answer | null

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  ;[versions, refusal] = [[], null]
})
afterEach(cleanup)

function open(): void {
  serveTenant((call) => {
    if (call === 'GET /v2/tenant') return { status: 200, body: { revision: 3, settings: someSettings() } }
    if (call === 'GET /v2/tenant/agreement') return { status: 200, body: { versions, missing: 3 } }
    if (call === 'GET /v2/tenant/agreement/acceptances')
      return { status: 200, body: { acceptances: versions.length > 0 ? [ACCEPTED] : [], next: null } }
    if (call === 'POST /v2/tenant/agreement') return refusal ?? { status: 200, body: published() }
    return null
  })
  showPeople('/app/people/settings/agreement')
}

function published() {
  const { texts, isDemanded } = Object(sent('POST', '/v2/tenant/agreement'))
  versions = [{ ...FIRST, number: versions.length + 1, texts, isDemanded, accepted: 0 }, ...versions]
  return { versions, missing: 15 }
}

describe('the agreement', () => {
  it('is written in every language that is offered, and everybody is asked for it [DESK-1] [AUTH-6]', async () => {
    open()
    await screen.findByText('So far people accept Waymark’s own text.')
    await userEvent.type(await field('Text in English'), '# Data{enter}{enter}We store your name.')
    const place = screen.getByRole('region', { name: 'As people read it' })
    expect(within(place).getByRole('heading', { name: 'Data' })).toBeDefined()
    await press('Publish version 1')
    const polish = await field('Text in Polski')
    await waitFor(() => expect(describedBy(polish)).toContain('Write the text in this language, too'))
    expect(document.activeElement).toBe(polish)
    await userEvent.type(polish, 'Dane')
    await press('Publish version 1')
    await screen.findByText('Version 1 is published.')
    expect(sent('POST', '/v2/tenant/agreement')).toEqual({
      ...{ texts: { en: '# Data\n\nWe store your name.', pl: 'Dane' }, isDemanded: true, basedOn: 0 },
    })
    await screen.findByText('15 people have still to accept what is asked for.')
  })

  it('may be corrected without asking those who have accepted [DESK-1]', async () => {
    versions = [FIRST]
    open()
    await userEvent.type(await field('Text in English'), ' Your address, too.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ask everybody to accept it again' }))
    await press('Publish version 2')
    await screen.findByText('Version 2 is published.')
    expect(sent('POST', '/v2/tenant/agreement')).toMatchObject({ isDemanded: false, basedOn: 1 })
  })

  it('that somebody else published meanwhile leaves what was typed [DESK-1]', async () => {
    open()
    await userEvent.type(await field('Text in English'), 'Mine')
    await userEvent.type(await field('Text in Polski'), 'Moje')
    refusal = { status: 409, body: { code: 'setting-changed', message: '' } }
    versions = [FIRST]
    await press('Publish version 1')
    await screen.findByText(/Somebody else has just published version 1/)
    expect((await field('Text in English')).value).toBe('Mine')
    expect(screen.getByRole('button', { name: 'Publish version 2' })).toBeDefined()
  })

  it('that is typed and not published is asked about before it is lost [DESK-1]', async () => {
    setSession('true')
    open()
    await userEvent.type(await field('Text in English'), 'Mine')
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }))
    await press('Stay here')
    expect((await field('Text in English')).value).toBe('Mine')
  })

  it('has a record that is searched and saved as a file [DESK-1]', async () => {
    versions = [FIRST]
    open()
    const list = await screen.findByRole('list', { name: 'Who accepted what' })
    expect(list.textContent).toContain('Ola Lis')
    expect(list.textContent).toContain('Version 1')
    await userEvent.selectOptions(await field('Version'), '1')
    await userEvent.type(await field('Name or e-mail'), 'ola')
    await waitFor(() => expect(asked.at(-1)?.url).toContain('search=ola'))
    expect(asked.at(-1)?.url).toContain('version=1')
    const file = screen.getByRole('link', { name: 'Save as a file for spreadsheets' })
    expect(file.getAttribute('href')).toContain('acceptances.csv?search=ola&version=1&language=en')
  })
})
