import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperatedTenant } from '#shared/contract/operator-tenants.ts'
import { OPERATOR_API, OPERATOR_HEADER } from '#shared/contract/operator.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { Console } from './Console.tsx'
import { operatorClient } from './queries.ts'
import { pickOperatorLanguage, startWords } from './words.ts'

interface Sent {
  call: string
  url: string
  body: unknown
  headers: Record<string, string>
}

const sent: Sent[] = []
/** By call; what is missing is not there. */
let answers: Record<string, () => [number, unknown]>

const ACME: OperatedTenant = {
  id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0aa',
  name: 'acme',
  title: 'Acme & Sons',
  hosts: ['learn.acme.test'],
  isDefault: false,
  state: 'open',
  languages: ['de', 'en'],
  createdAt: '2026-11-01T10:00:00Z',
  quotas: { people: 20, storageMb: null, mailsPerDay: null },
  usage: { people: 7, invitations: 2, storageBytes: 3 * 1024 * 1024, mailsToday: 12 },
  mostBytes: 1024 * 1024 * 1024,
  origin: 'https://learn.acme.test',
}
const FIRST = {
  ...ACME,
  id: '8f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0bb',
  name: 'first',
  title: 'First',
  isDefault: true,
}

const refuse = (status: number, code: string, fields?: object[]) => (): [number, unknown] => [
  status,
  { code, message: code, ...(fields && { fields }) },
]

let tenants: OperatedTenant[]

beforeEach(async () => {
  sent.length = 0
  tenants = [ACME, FIRST]
  answers = {
    'GET /me': () => [200, { email: 'op@host.test' }],
    'GET /tenants': () => [200, { tenants }],
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = `${method} ${url.replace(OPERATOR_API, '').split('?')[0] ?? ''}`
    sent.push({
      ...{ call, url },
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: Object.fromEntries(new Headers(headers)),
    })
    const [status, said] = (answers[call] ?? refuse(404, 'not-found'))()
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(said), { status }))
  })
  operatorClient.clear()
  location.hash = ''
  if (!i18next.isInitialized) await startWords()
  await pickOperatorLanguage('en')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(hash = '#/'): ReturnType<typeof userEvent.setup> {
  location.hash = hash
  render(<Console />)
  return userEvent.setup()
}

const bodyOf = (call: string) => sent.findLast((one) => one.call === call)?.body
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

describe('the console', () => {
  it('signs in by password and then by code [DESK-2]', async () => {
    answers['GET /me'] = () => [200, { email: null }]
    answers['POST /login'] = () => [200, { needsCode: true, recoveryCodes: null }]
    const user = open()
    await user.type(await screen.findByLabelText('E-mail'), 'op@host.test')
    await user.type(screen.getByLabelText('Password'), 'nine herons on a wire')
    await press(user, 'Next')
    expect(bodyOf('POST /login')).toEqual({ email: 'op@host.test', password: 'nine herons on a wire' })
    answers['POST /login'] = refuse(401, 'wrong-code')
    await user.type(await screen.findByLabelText('Code'), '123456')
    await press(user, 'Sign in')
    expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong')
    answers['POST /login'] = () => [200, { needsCode: false, recoveryCodes: 10 }]
    answers['GET /me'] = () => [200, { email: 'op@host.test' }]
    await press(user, 'Sign in')
    expect(bodyOf('POST /login')).toMatchObject({ code: '123456' })
    await screen.findByRole('heading', { name: 'Tenants' })
    expect(sent.every(({ headers }) => headers[OPERATOR_HEADER] === '1')).toBe(true)
  })

  it('shows tenants with what they use, and asks to sign in again once the session is over [DESK-2]', async () => {
    const user = open()
    const acme = (await screen.findByRole('link', { name: 'Acme & Sons' })).closest('li')
    expect(acme?.textContent).toContain('9 of 20')
    expect(acme?.textContent).toContain('(2 invited)')
    const bar = within(acme ?? document.body).getByRole('progressbar', { name: 'People' })
    expect(bar.getAttribute('aria-valuenow')).toBe('45')
    answers['PATCH /tenants/' + ACME.id] = refuse(401, 'signed-out')
    await user.click(screen.getByRole('link', { name: 'Acme & Sons' }))
    await press(user, 'Suspend')
    await screen.findByLabelText('E-mail')
  })

  it('signs out: the page asks to sign in, and nothing that was read is left [DESK-2]', async () => {
    answers['POST /logout'] = () => [204, null]
    render(<Console />)
    await screen.findByRole('link', { name: 'Acme & Sons' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByLabelText('E-mail')
    expect(screen.queryByText('Acme & Sons')).toBeNull()
    expect(operatorClient.getQueryCache().getAll()).toHaveLength(1)
  })

  it('makes a tenant and hands out the link of its admin [DESK-2]', async () => {
    const user = open('#/new')
    await screen.findByRole('heading', { name: 'New tenant' })
    await user.type(screen.getByLabelText('Name'), 'Zażółć & Łódź')
    expect(screen.getByLabelText<HTMLInputElement>('Short name').value).toBe('zazolc-lodz')
    answers['POST /tenants'] = refuse(422, 'refused-fields', [{ path: 'hosts.0', message: 'wrong' }])
    await user.type(screen.getByLabelText('Host names'), 'https://a.test')
    await press(user, 'Create tenant')
    expect(await screen.findByText(/is no host name/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Host names'))
    await user.type(screen.getByLabelText('Host names'), 'a.test, b.test')
    await user.type(screen.getByLabelText('People'), '50')
    answers['POST /tenants'] = () => [200, { tenant: ACME, link: 'https://a.test/#/join' }]
    await press(user, 'Create tenant')
    expect(await screen.findByText('https://a.test/#/join')).toBeTruthy()
    expect(bodyOf('POST /tenants')).toMatchObject({
      name: 'zazolc-lodz',
      hosts: ['a.test', 'b.test'],
      languages: ['pl', 'en'],
      admin: null,
      quotas: { people: 50, storageMb: null, mailsPerDay: null },
    })
  })

  it('changes limits and host names of a tenant, and says why it cannot [DESK-2]', async () => {
    const call = `PATCH /tenants/${ACME.id}`
    answers[call] = () => [200, ACME]
    const user = open(`#/tenants/${ACME.id}`)
    await user.clear(await screen.findByRole('textbox', { name: /^People/ }))
    await press(user, 'Save')
    await screen.findByText(/^Saved/)
    expect(bodyOf(call)).toEqual({ quotas: { people: null, storageMb: null, mailsPerDay: null } })
    answers[call] = refuse(409, 'hosts-taken')
    await user.type(screen.getByLabelText('Host names'), '\nfirst.test')
    await press(user, 'Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Another tenant has one of these')
    expect(bodyOf(call)).toEqual({ hosts: ['learn.acme.test', 'first.test'] })
  })

  it('suspends and resumes a tenant [DESK-2]', async () => {
    const call = `PATCH /tenants/${ACME.id}`
    answers[call] = () => {
      tenants = [{ ...ACME, state: 'suspended' }]
      return [200, tenants[0]]
    }
    const user = open(`#/tenants/${ACME.id}`)
    await press(user, 'Suspend')
    expect(bodyOf(call)).toEqual({ isSuspended: true })
    await press(user, 'Open again')
    expect(bodyOf(call)).toEqual({ isSuspended: false })
    const archive = screen.getByRole('link', { name: 'Save archive' })
    expect(archive.getAttribute('href')).toBe(`${OPERATOR_API}/tenants/${ACME.id}/archive`)
  })

  it('deletes a tenant once its name is typed, and the default one not at all [DESK-2]', async () => {
    const call = `DELETE /tenants/${ACME.id}`
    answers[call] = () => [204, null]
    const user = open(`#/tenants/${ACME.id}`)
    await press(user, /^Delete this tenant/)
    await press(user, 'Delete for good')
    expect(bodyOf(call)).toBeUndefined()
    await user.type(await screen.findByLabelText('Type acme to confirm'), 'acme')
    await press(user, 'Delete for good')
    await waitFor(() => expect(bodyOf(call)).toEqual({ name: 'acme' }))
    location.hash = `#/tenants/${FIRST.id}`
    await screen.findByRole('heading', { name: 'First' })
    const begin = screen.getByRole('button', { name: /^Delete this tenant/ })
    expect(begin.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows what was done, by whom and when [DESK-2]', async () => {
    const entry = { id: ACME.id, number: 2, at: '2026-11-23T10:00:00Z', address: null, before: null }
    answers['GET /log'] = () => [
      200,
      {
        entries: [
          {
            ...{ ...entry, actor: null, action: 'tenant-quotas', tenant: 'acme' },
            ...{
              before: { people: 1200, mailsPerDay: 9 },
              after: { people: 5000, storageMb: 7, mailsPerDay: 9 },
            },
          },
          {
            ...entry,
            id: FIRST.id,
            actor: 'op@host.test',
            action: 'operator-signed-in',
            tenant: null,
            after: null,
          },
        ],
        next: null,
      },
    ]
    open('#/log')
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Limits changed: acme.*Command on the server/)
    const lines = Array.from(first?.querySelectorAll('dl > div') ?? [], ({ textContent }) => textContent)
    expect(lines).toEqual(['Peoplebefore: 1,200 →  now: 5,000', 'Storage in MBbefore: no limit →  now: 7'])
    expect(second?.textContent).toMatch(/Signed in.*op@host\.test/)
    expect(second?.querySelector('dl')).toBeNull()
  })

  it('finds lines of its log by words and by action, and saves them as a file [DESK-2] [DESK-4]', async () => {
    answers['GET /log'] = () => [200, { entries: [], next: null }]
    const user = open('#/log')
    await screen.findByText('Nothing that fits.')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' acme ')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Limits changed')
    const file = screen.getByRole('link', { name: 'Save as a file for spreadsheets' })
    const query = 'search=acme&action=tenant-quotas'
    await waitFor(() =>
      expect(file.getAttribute('href')).toBe(`${OPERATOR_API}/log.csv?${query}&language=en`),
    )
    await waitFor(() => expect(sent.at(-1)?.url).toBe(`${OPERATOR_API}/log?${query}`))
  })
})

describe('the page of a link', () => {
  const TOKEN = 'x'.repeat(43)

  it('sets password and second factor, and shows the recovery codes [DESK-2]', async () => {
    answers['GET /me'] = () => [200, { email: null }]
    answers['POST /link'] = () => [
      200,
      { email: 'op@host.test', secret: 'ABCDEFGHABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGHABCDEFGH' },
    ]
    answers['POST /link/use'] = () => [200, { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }]
    const user = open(`#/link/${TOKEN}`)
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy()
    expect(screen.getByText('ABCD EFGH ABCD EFGH')).toBeTruthy()
    await user.type(screen.getByLabelText('New password'), 'nine herons on a wire')
    await user.type(screen.getByLabelText('Code that the app shows'), '123 456')
    await press(user, 'Set up and sign in')
    expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy()
    expect(bodyOf('POST /link/use')).toEqual({
      token: TOKEN,
      password: 'nine herons on a wire',
      code: '123 456',
    })
    answers['GET /me'] = () => [200, { email: 'op@host.test' }]
    await press(user, 'I have stored them')
    await screen.findByRole('heading', { name: 'Tenants' })
  })

  it('says that the link opens nothing any more [DESK-2]', async () => {
    open(`#/link/${TOKEN}`)
    expect(await screen.findByText(/This link was used already/)).toBeTruthy()
  })
})

it.each(LANGUAGE_CODES)('has every text in %s, and none stands as its key [DESK-2]', async (language) => {
  await pickOperatorLanguage(language)
  for (const hash of ['#/', '#/new', '#/log', `#/tenants/${ACME.id}`]) {
    answers['GET /log'] = () => [200, { entries: [], next: null }]
    open(hash)
    await screen.findAllByRole('heading')
    await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull())
    expect(document.body.textContent).not.toMatch(/operator\.\w/)
    cleanup()
  }
  expect(document.documentElement.lang).toBe(language)
})
