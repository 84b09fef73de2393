import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { speakIn } from '#src/testing/words.ts'

const RULES = { mode: 'invitation', domains: [], contact: null, sendsMail: true }
const PATH = '/v2/people/registration'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

function open(rules: object = RULES, refused: object | null = null): void {
  serveTenant((call) => {
    if (call === `PUT ${PATH}` && refused) return { status: 422, body: refused }
    return call.endsWith(PATH) ? { status: 200, body: rules } : null
  })
  showPeople('/app/people/registration')
}

describe('who may register', () => {
  it('is chosen by an admin, with domains where they count [AUTH-12]', async () => {
    open()
    expect(await screen.findByRole('radio', { name: 'By invitation' })).toHaveProperty('checked', true)
    expect(screen.queryByLabelText('Domains')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Certain domains' }))
    await press('Save')
    await waitFor(async () => expect(describedBy(await field('Domains'))).toBe('Enter at least one domain.'))
    await userEvent.type(await field('Domains'), 'wyspy.test, isles.test')
    await userEvent.type(await field('Who to ask for an invitation'), 'it@wyspy.test')
    await press('Save')
    await screen.findByText('Saved. It applies within seconds.')
    expect(sent('PUT', PATH)).toEqual({
      mode: 'domains',
      domains: ['wyspy.test', 'isles.test'],
      contact: 'it@wyspy.test',
    })
  })

  it('says which domain is none [AUTH-12]', async () => {
    const fields = [{ path: 'domains.1', message: 'domain' }]
    open(
      { ...RULES, mode: 'domains', domains: ['wyspy.test'] },
      { code: 'refused-fields', message: '', fields },
    )
    await userEvent.type(await field('Domains'), ', wyspy')
    await press('Save')
    await waitFor(async () =>
      expect(describedBy(await field('Domains'))).toContain('“wyspy” is not a domain'),
    )
  })

  it('warns where the server sends no mail [AUTH-12]', async () => {
    open({ ...RULES, mode: 'open', sendsMail: false })
    await screen.findByText(/SMTP_URL is not set/)
  })
})
