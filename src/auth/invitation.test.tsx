import { answerWith, ok, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DRAFTS, drafts } from '#src/lib/drafts.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readTab } from '#src/lib/tab-storage.ts'
import { prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { check, field, press, type } from '#src/testing/on-the-page.ts'
import { INVITATION } from '#src/navigation/paths.ts'

const TOKEN = 'a'.repeat(43)
const IN = { status: true, agreement: 1 }

beforeEach(prepareAuthPages)
afterEach(cleanup)

describe('an invitation', () => {
  const invitation = (state: string) => ({
    state,
    email: 'ola@wyspy.test',
    firstName: 'Ola',
    lastName: 'Żebrowska',
    invitedBy: 'Tomasz',
    adventureName: 'Lantern Isles',
    isRegistration: false,
  })

  it('says who invites to what, knows the name and lands in the adventure [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok(invitation('open')) : ok(IN)))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await screen.findByText('Tomasz invites you to “Lantern Isles”.')
    expect((await field('First name')).value).toBe('Ola')
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect([name?.value, name?.hidden]).toEqual(['ola@wyspy.test', true])
    await type('Password', 'three grey gulls')
    await check(/accept/)
    await press('Accept the invitation')
    await screen.findByText('The isles')
    expect(sentTo('/accept')).toMatchObject({ token: TOKEN, lastName: 'Żebrowska', agreement: true })
  })

  it('that names no address, as the first admin has one, asks for it [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok({ ...invitation('open'), email: '' }) : ok(IN)))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await type('E-mail', 'first@wyspy.test')
    await type('Password', 'three grey gulls')
    await check(/accept/)
    await press('Accept the invitation')
    await screen.findByText('The isles')
    expect(sentTo('/accept')).toMatchObject({ email: 'first@wyspy.test' })
  })

  it('that is too old is sent anew; one that is accepted leads to the login with its address [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok(invitation('expired')) : ok({ isMailed: true })))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await press('Send a new invitation')
    await screen.findByText('A new invitation is on its way to ola@wyspy.test.')
    cleanup()
    queryClient.clear()
    answerWith(() => ok(invitation('used')))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'This invitation has already been accepted' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect((await field('E-mail or user name')).value).toBe('ola@wyspy.test')
  })

  it('keeps the names that were typed through a reload, and never the password [LANG-2]', async () => {
    answerWith(() => ok(invitation('open')))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await type('First name', 'f')
    await type('Password', 'three grey gulls')
    dispatchEvent(new Event('pagehide'))
    expect(readTab(DRAFTS)).not.toContain('gulls')
    cleanup()
    drafts.clear()
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    expect((await field('First name')).value).toBe('Olaf')
    expect((await field('Password')).value).toBe('')
  })
})
