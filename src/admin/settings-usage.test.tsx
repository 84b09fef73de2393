import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { refusal } from '#src/testing/fake-server.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

const MEGABYTE = 1024 * 1024

let usage: object

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  usage = {
    people: { used: 20, invited: 2, most: 20 },
    storage: { used: 3 * MEGABYTE, most: 100 * MEGABYTE },
    mails: { used: 12, most: null },
  }
})
afterEach(cleanup)

function serve(test?: ReturnType<typeof refusal>): void {
  serveTenant((call) => {
    if (call === 'GET /v2/tenant') return { status: 200, body: { revision: 3, settings: someSettings() } }
    if (call === 'GET /v2/tenant/usage') return { status: 200, body: usage }
    if (call === 'GET /v2/tenant/words') return { status: 200, body: { texts: [] } }
    if (call === 'GET /v2/tenant/mail') return { status: 200, body: { sendsMail: true, texts: {} } }
    return call === 'POST /v2/tenant/mail/test' ? (test ?? null) : null
  })
}

describe('what a tenant uses', () => {
  it('is shown to its admins, with what it may use and where that is reached [DESK-2]', async () => {
    serve()
    showPeople('/app/people/settings/usage')
    const people = await screen.findByRole('region', { name: 'People' })
    expect(people.textContent).toContain('20 of 20')
    expect(people.textContent).toContain('2 of them are invited and not here yet.')
    expect(people.textContent).toContain('The limit is reached.')
    const files = screen.getByRole('region', { name: 'Files' })
    expect(files.textContent).toContain('3 MB of 100 MB')
    expect(files.textContent).not.toContain('reached')
    expect(screen.getByRole('region', { name: 'Mails today' }).textContent).toContain('12 – No limit.')
  })

  it('is named where a mail is refused because of it [DESK-2]', async () => {
    serve(refusal(409, 'quota-mails'))
    showPeople('/app/people/settings/mail')
    await press('Send this mail to me')
    expect((await screen.findByRole('alert')).textContent).toContain('All mails of today are used up.')
    expect(sent('POST', '/v2/tenant/mail/test')).toBeDefined()
  })
})
