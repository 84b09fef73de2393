import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SettingChanges } from '#shared/contract/tenant-settings.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { asked } from '#src/testing/fake-server.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

const TEXTS = {
  'mail.letters.greeting': 'Hello {name},',
  'mail.letters.plainLink': 'Copy this address:',
  'mail.letters.footer': 'Sent by {title}.',
  'mail.letters.invitation.subject': 'An invitation to {title}',
  'mail.letters.invitation.body': '{inviter} invites you.',
  'mail.notifications.reason': 'You chose e-mail.',
}

let sendsMail: boolean
let settings: ReturnType<typeof someSettings>
let captcha: { hasOwn: boolean; hasCommon: boolean }

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  sendsMail = true
  settings = someSettings()
  captcha = { hasOwn: false, hasCommon: false }
})
afterEach(cleanup)

function open(part: string): void {
  serveTenant((call) => {
    if (call === 'GET /v2/tenant') return { status: 200, body: { revision: 3, settings } }
    if (call === 'PATCH /v2/tenant') return saved()
    if (call === 'GET /v2/tenant/words') return { status: 200, body: { texts: [] } }
    if (call === 'PUT /v2/tenant/words') return { status: 200, body: { texts: [] } }
    if (call === 'GET /v2/tenant/mail') return { status: 200, body: { sendsMail, texts: TEXTS } }
    if (call === 'POST /v2/tenant/mail/test')
      return { status: 200, body: { email: 'ola@isles.test', isMailed: sendsMail } }
    if (call === 'GET /v2/tenant/captcha-secret') return { status: 200, body: captcha }
    if (call === 'PUT /v2/tenant/captcha-secret') {
      captcha = { ...captcha, hasOwn: !String(asked.at(-1)?.body).includes('null') }
      return { status: 200, body: captcha }
    }
    return null
  })
  showPeople(`/app/people/settings/${part}`)
}

function saved() {
  const { changes } = Object(sent('PATCH', '/v2/tenant'))
  settings = Object.assign({}, settings, SettingChanges.parse(changes))
  return { status: 200, body: { revision: 4, settings } } as const
}

describe('mails', () => {
  it('get a sender and an address for answers, which is said to be wrong at its field [DESK-1]', async () => {
    open('mail')
    await userEvent.type(await field('Sender of mails'), 'Harbour School')
    const reply = await field('Answers go to')
    await userEvent.type(reply, 'nobody')
    await press('Save')
    await waitFor(() => expect(describedBy(reply)).toContain('Enter an e-mail address, or nothing.'))
    expect(sent('PATCH', '/v2/tenant')).toBeUndefined()
    await userEvent.type(reply, '@harbour.test')
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PATCH', '/v2/tenant')).toMatchObject({
      changes: { mailSender: 'Harbour School', mailReplyTo: 'nobody@harbour.test' },
    })
  })

  it('are said otherwise line by line, and tried [DESK-1]', async () => {
    open('mail')
    await press(/An invitation to \{title\}/)
    const words = await field('Your words')
    await userEvent.clear(words)
    await userEvent.type(words, 'Come to {{title}')
    await press('Save')
    await waitFor(() => expect(sent('PUT', '/v2/tenant/words')).toBeDefined())
    expect(sent('PUT', '/v2/tenant/words')).toEqual({
      ...{ language: 'en', key: 'mail.letters.invitation.subject', basedOn: {} },
      forms: { only: 'Come to {title}' },
    })
    await press('Back to all texts')
    await press('Send this mail to me')
    await screen.findByText('On its way to ola@isles.test, with made-up values.')
    expect(sent('POST', '/v2/tenant/mail/test')).toEqual({ mail: 'letters-invitation', language: 'en' })
  })

  it('of a server without a mail server are said to be files [DESK-1]', async () => {
    sendsMail = false
    open('mail')
    await screen.findByText(/This server has no mail server/)
    await press('Send this mail to me')
    await screen.findByText(/the mail to ola@isles.test is stored as a file/)
  })
})

describe('data and protection', () => {
  it('want a second step of leaders, designers and admins, and larger groups in figures [DESK-1] [STAT-3]', async () => {
    open('data')
    await userEvent.click(await screen.findByRole('switch', { name: /^Second step of sign-in/ }))
    await userEvent.click(screen.getByRole('radio', { name: '10' }))
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PATCH', '/v2/tenant')).toEqual({
      basedOn: 3,
      changes: { isSecondFactorRequired: true, smallestGroup: 10 },
    })
  })

  it('say how long what was recorded stays, within what is possible [DESK-1]', async () => {
    open('data')
    const days = await field('Days that recorded events stay')
    await userEvent.clear(days)
    await userEvent.type(days, '5')
    await press('Save')
    await waitFor(() => expect(describedBy(days)).toContain('from 30 to 1100'))
    await userEvent.type(days, '0')
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PATCH', '/v2/tenant')).toMatchObject({ changes: { eventsDays: 50 } })
  })

  it('take a captcha’s secret that is never shown again, and warn of a key without one [DESK-1]', async () => {
    settings = someSettings({ recaptchaSiteKey: 'site-key' })
    open('data')
    await screen.findByText(/There is a site key and no secret/)
    await userEvent.type(await field('Secret of reCAPTCHA'), 'very-secret-key')
    await press('Save the secret')
    await screen.findByText(/A secret is stored/)
    expect((await field('Secret of reCAPTCHA')).value).toBe('')
    expect(screen.queryByText(/There is a site key and no secret/)).toBeNull()
    await press('Delete the secret')
    await screen.findByText(/There is a site key and no secret/)
    expect(captcha.hasOwn).toBe(false)
  })
})
