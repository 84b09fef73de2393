import { answerWith, ok, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { PictureField } from './PictureField.tsx'

vi.mock('./fit-picture.ts', () => ({ fitPicture: (file: File) => file.text() }))
vi.mock('./fit-film.ts', () => ({
  fitFilm: async (file: File) =>
    file.name === 'broken.webm' ? null : { film: await file.text(), image: 'still' },
}))

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('takes the picture that was chosen last, in whatever order the answers come [DESK-1]', async () => {
  const answers = new Map<string, (value: unknown) => void>()
  answerWith((_, body) => {
    const { image } = JSON.parse(String(body)) as { image: string }
    return new Promise((resolve) => answers.set(image, () => resolve(ok({ address: `/look/${image}.webp` }))))
  })
  const onChange = vi.fn<(address: string) => void>()
  render(<PictureField use="logoUrl" address="/look/old.webp" isWrong={false} onChange={onChange} />)
  const input = screen.getByLabelText('Logo', { selector: 'input' })
  const choose = (name: string) => fireEvent.change(input, { target: { files: [new File([name], name)] } })
  choose('first')
  choose('second')
  await waitFor(() => expect([...answers.keys()]).toEqual(['first', 'second']))
  answers.get('second')?.(null)
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/look/second.webp'))
  answers.get('first')?.(null)
  choose('third')
  await waitFor(() => expect(answers.has('third')).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: /^Use Waymark’s own/ }))
  answers.get('third')?.(null)
  choose('fourth')
  await waitFor(() => expect(answers.has('fourth')).toBe(true))
  answers.get('fourth')?.(null)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/look/fourth.webp'))
  expect(onChange.mock.calls.flat()).toEqual(['/look/second.webp', '', '/look/fourth.webp'])
})

it('takes a film for the assistant, with its still, and says where one cannot be used [DESK-1] [STAGE-6]', async () => {
  answerWith(() => ok({ address: '/look/0123456789abcdef.webm' }))
  const onChange = vi.fn<(address: string) => void>()
  const field = (address: string) => (
    <PictureField use="defaultAssistant" address={address} isWrong={false} onChange={onChange} />
  )
  const { rerender } = render(field(''))
  const input = screen.getByLabelText<HTMLInputElement>('Assistant', { selector: 'input' })
  expect(input.accept).toContain('video/webm')
  const choose = (name: string) =>
    fireEvent.change(input, { target: { files: [new File(['moves'], name, { type: 'video/webm' })] } })
  choose('puffin.webm')
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/look/0123456789abcdef.webm'))
  expect(sentTo('/v2/tenant/films')).toEqual({ film: 'moves', image: 'still' })
  rerender(field('/look/0123456789abcdef.webm'))
  expect(screen.getByRole('img', { name: 'Assistant' }).getAttribute('src')).toBe(
    '/look/0123456789abcdef.webp',
  )
  expect(screen.getByText(/^A film\./)).toBeTruthy()
  choose('broken.webm')
  expect(await screen.findByText(/^This film cannot be used/)).toBeTruthy()
})
