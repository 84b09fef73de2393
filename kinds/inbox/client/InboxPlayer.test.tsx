import { cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InboxPlayable, InboxState } from '#kinds/inbox/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { playKind } from '#src/testing/play-kind.tsx'
import { silence } from '#src/ui/announcer/announcer.ts'
import { speakIn } from '#src/testing/words.ts'
import { InboxPlayer } from './InboxPlayer.tsx'

const plain = { replyTo: null, proof: 'confirmed' as const, isOutside: false, links: [], attachments: [] }
const playable: InboxPlayable = {
  type: 'inbox',
  mails: [
    {
      ...{ ...plain, key: 'm1', at: '08:40', name: 'Harbour bank', from: 'bank@harb0ur.example' },
      ...{ isOutside: true, subject: 'Your account', replyTo: 'thief@post.example', proof: 'failed' },
      pieces: [
        { text: 'Please ', link: 'l1' },
        { text: ' today.', link: null },
      ],
      links: [{ key: 'l1', text: 'log in', to: 'https://harb0ur.example/login' }],
    },
    {
      ...{ ...plain, key: 'm2', at: '08:20', name: 'Ola', from: 'ola@harbour.example' },
      ...{ subject: 'The plan', pieces: [{ text: 'See below.', link: null }] },
      attachments: [{ key: 'a1', name: 'plan.pdf.exe', size: 120 }],
    },
  ],
}
const RIGHT: Readonly<Record<string, InboxState['judged'][number]['right']>> = { m1: 'report', m2: 'trust' }

function play(judged: InboxState['judged'] = []) {
  return playKind<'inbox'>(InboxPlayer, {
    ...{ playable, state: { type: 'inbox', judged } },
    take(state, { mail, action }) {
      const right = RIGHT[mail] ?? 'trust'
      const more = { explanation: `Because of ${mail}.`, clues: mail === 'm1' ? ['from', 'l1'] : [] }
      const one = { mail, action, right, share: action === right ? 1 : 0, ...more }
      return { ...state, judged: [...state.judged, one] }
    },
  })
}

/** Where a link leads, as a browser shows it at its lower edge. */
const shown = () => screen.getByRole('article').lastElementChild
const announced = () => document.querySelector('[data-announcer]')?.textContent

const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
  silence()
})

describe('the player of an inbox', () => {
  it('shows behind the name of a sender who it is, and where a link leads, without ever going there [TASK-1] [KIND-1]', async () => {
    const { user, view } = play()
    const here = location.href
    await user.click(button(/Harbour bank.*not opened yet/))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your account' }))
    await user.click(button('Who is behind it?'))
    const sender = within(screen.getByRole('region', { name: 'Sender' }))
    expect(sender.getByText('bank@harb0ur.example')).toBeTruthy()
    expect(sender.getByText('thief@post.example')).toBeTruthy()
    expect(sender.getByText('Outside the company')).toBeTruthy()
    expect(sender.getByText(/^Failed/)).toBeTruthy()
    const link = button('log in')
    expect(link.getAttribute('aria-describedby')).toBeTruthy()
    link.focus()
    await waitFor(() => expect(shown()?.textContent).toBe('Leads to https://harb0ur.example/login'))
    // who listens has it from the link itself, once
    expect(shown()?.getAttribute('aria-hidden')).toBe('true')
    expect(shown()?.getAttribute('role')).toBeNull()
    await user.click(link)
    expect(shown()?.textContent).toBe('Leads to https://harb0ur.example/login Nothing was opened.')
    await waitFor(() => expect(announced()).toBe('Nothing was opened.'))
    expect(screen.queryByRole('link')).toBeNull()
    expect(location.href).toBe(here)
    expect((await axe.run(view.container)).violations).toEqual([])
  })

  it('says of a file what it really is [TASK-1]', async () => {
    const { user } = play()
    await user.click(button(/Ola/))
    await user.hover(button(/plan\.pdf\.exe/))
    expect(shown()?.textContent).toBe('A program: opened, it runs on your computer.')
    await user.click(button(/plan\.pdf\.exe/))
    await waitFor(() => expect(announced()).toBe('Nothing was opened.'))
  })

  it('is judged mail by mail, by the keyboard alone, says why and where it shows, and finishes [TASK-1]', async () => {
    const heard = hearRegions()
    const { user, view, sent, onFinish } = play()
    await user.click(button('Open a mail'))
    button('Report').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Well judged.')).toBeTruthy()
    // what has the focus now stands where the decision was made
    expect(document.activeElement).toBe(button('Next mail'))
    expect(screen.getByText('Because of m1.', { exact: false })).toBeTruthy()
    expect(screen.getAllByText('It shows here')).toHaveLength(2)
    // what the judgement opened can be closed, and opened again
    const details = button('Who is behind it?')
    const isOpen = () => details.getAttribute('aria-expanded')
    expect(isOpen()).toBe('true')
    await user.click(details)
    expect(isOpen()).toBe('false')
    await user.click(details)
    expect(isOpen()).toBe('true')
    button('Next mail').focus()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The plan' }))
    await user.click(button('Report'))
    expect(await screen.findByText('A false alarm.')).toBeTruthy()
    expect(screen.getByText(/Better: trust it\./)).toBeTruthy()
    expect(button(/Harbour bank.*Reported, right/)).toBeTruthy()
    expect(sent).toEqual([
      { type: 'inbox', mail: 'm1', action: 'report' },
      { type: 'inbox', mail: 'm2', action: 'report' },
    ])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Well judged. Because of m1.",
        "A false alarm. Better: trust it. Because of m2.",
      ]
    `)
  })

  it('says in the list as well that a decision was right by half [TASK-1]', async () => {
    const judged = { mail: 'm1', action: 'delete', right: 'report', share: 0.5, explanation: 'So.' } as const
    const { user } = play([{ ...judged, clues: [] }])
    await user.click(button(/Harbour bank.*Deleted, half right/))
    expect(screen.getByText(/^Half right/)).toBeTruthy()
  })

  it('opens what is behind the sender with the judgement, also where it was opened and closed before [TASK-1]', async () => {
    const { user } = play()
    await user.click(button(/Harbour bank/))
    await user.click(button('Who is behind it?'))
    await user.click(button('Who is behind it?'))
    expect(button('Who is behind it?').getAttribute('aria-expanded')).toBe('false')
    await user.click(button('Report'))
    await screen.findByText('Well judged.')
    expect(button('Who is behind it?').getAttribute('aria-expanded')).toBe('true')
  })

  it('leads back to the list, where the mail stands [TASK-1]', async () => {
    const { user } = play()
    await user.click(button(/Ola/))
    await user.click(button('All mails'))
    expect(document.activeElement).toBe(button(/Ola/))
    expect(screen.getByText('Choose a mail to read it.')).toBeTruthy()
  })

  it('is taken up with what was judged, and goes on with the next mail that is open [TASK-2]', async () => {
    const judged = {
      mail: 'm1',
      action: 'trust',
      right: 'report',
      share: 0,
      explanation: 'So.',
      clues: [],
    } as const
    const { user } = play([{ ...judged, clues: [] }])
    expect(button(/Harbour bank.*Trusted, wrong/)).toBeTruthy()
    await user.click(button('Open a mail'))
    expect(screen.getByRole('heading', { name: 'The plan' })).toBeTruthy()
  })
})
