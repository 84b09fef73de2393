import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drafts } from '#src/lib/drafts.ts'
import { speakIn } from '#src/testing/words.ts'
import { InvitePopup } from './InvitePopup.tsx'

const ISLES = { id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', name: 'Lantern Isles' }
const REEF = { id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82', name: 'Glass Reef' }

const LUCJA = {
  username: 'lucja.weiss',
  firstName: 'Łucja',
  lastName: 'Weiß',
  email: 'lucja@wyspy.test',
  language: 'en',
}

function open(adventures = [ISLES], playerId = 'ola') {
  render(
    <InvitePopup
      playerId={playerId}
      adventures={adventures}
      languages={['pl', 'en']}
      isOpen
      onClose={vi.fn()}
      onGone={vi.fn()}
    />,
  )
}

async function fill() {
  await userEvent.type(screen.getByLabelText('First name'), 'Łucja')
  await userEvent.type(screen.getByLabelText('Last name'), 'Weiß')
  await userEvent.type(screen.getByLabelText('E-mail'), 'lucja@wyspy.test')
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
const sent = () => asked.map(({ url, body }) => [url.split('/').at(-1), JSON.parse(String(body)) as unknown])

describe('inviting a colleague', () => {
  beforeEach(() => speakIn('en'))
  afterEach(cleanup)

  it('sends the names as they were typed beside the user name that they make, and says that it is on its way [AUTH-16]', async () => {
    answerWith(() => ({ status: 200, body: { isMailed: true } }))
    open()
    await fill()
    await send()
    await screen.findByText('The invitation is on its way to lucja@wyspy.test.')
    expect(sent()).toEqual([['invitation', LUCJA]])
  })

  it('says that it lies on the server where that sends no mail [AUTH-16] [DESK-1]', async () => {
    answerWith(() => ({ status: 200, body: { isMailed: false } }))
    open()
    await fill()
    await send()
    await screen.findByText(/the invitation to lucja@wyspy.test is stored on the server/)
  })

  it('asks for the language of the mail where there are several [AUTH-16]', async () => {
    answerWith(() => ({ status: 200, body: { isMailed: true } }))
    open()
    await fill()
    await userEvent.selectOptions(screen.getByLabelText('Language of the invitation'), 'Polski')
    await send()
    await screen.findByText(/on its way/)
    expect(sent()).toEqual([['invitation', { ...LUCJA, language: 'pl' }]])
  })

  it('asks to which adventure where there are several, the one that is played first [AUTH-16]', async () => {
    answerWith(() => ({ status: 200, body: { isMailed: true } }))
    open([REEF, ISLES])
    await fill()
    expect(screen.getByLabelText<HTMLSelectElement>('Adventure').value).toBe(REEF.id)
    await userEvent.selectOptions(screen.getByLabelText('Adventure'), 'Lantern Isles')
    await send()
    await screen.findByText(/on its way/)
    expect(sent()).toEqual([['invitation2', { ...LUCJA, id: ISLES.id }]])
  })

  it.each([
    [409, 'already-invited', 'This address already has an open invitation'],
    [409, 'already-here', 'This person already has an account here.'],
    [409, 'quota-people', 'the limit of your organisation is reached.'],
    [409, 'quota-mails', 'No more invitations can be mailed today.'],
    [429, 'too-many-requests', 'You have reached today’s limit.'],
  ])('says why it was refused: %i %s [AUTH-16]', async (status, code, words) => {
    answerWith(() => ({ status, body: { code, message: code } }))
    open()
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lucja@wyspy.test')
  })

  it('says a name that the server does not take at its field [AUTH-16]', async () => {
    const fields = [{ path: 'username', message: 'Too small' }]
    answerWith(() => ({ status: 422, body: { code: 'refused-fields', message: '', fields } }))
    open()
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('Enter the first name, at least 2 letters.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  })

  it('finds again what was half-typed when a 401 ended the session, for that player only [AUTH-8]', async () => {
    answerWith(() => ({ status: 401 }))
    open()
    await fill()
    await send()
    await waitFor(() => expect(drafts.size).toBe(1))
    cleanup()
    open([ISLES], 'kim')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('')
    cleanup()
    open()
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Łucja')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lucja@wyspy.test')
  })

  it('sends nothing that is not filled in: the first such field takes the focus [AUTH-16]', async () => {
    answerWith(() => ({ status: 200, body: { isMailed: true } }))
    open()
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
    expect(asked).toEqual([])
  })
})
