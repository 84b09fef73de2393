import { el, button, sign } from '../dom.ts'
import type { Setting, Shown } from '../setting.ts'

/** One of several. Outside an exam it is chosen until it is right, and a wrong turn is told first. */
export function choose(setting: Setting<'choose'>): Shown {
  const { screen, words, deeds, isExam } = setting
  const question = el('h2', { class: 'question', id: 'question' }, words.question ?? '')
  const list = el('ul', { class: 'answers', 'aria-labelledby': 'question' })
  const tried = [...deeds]
  const rows = screen.answers.map((answer) => row(setting, answer, () => press(answer)))
  list.append(...rows.map(({ item }) => item))
  const judge = (): void => {
    const isOver = tried.includes(screen.best) || (isExam && tried.length > 0)
    for (const { judged } of rows) judged(tried, isOver)
  }
  judge()

  function press(answer: string): void {
    if (tried.includes(answer) || tried.includes(screen.best) || (isExam && tried.length > 0)) return
    tried.push(answer)
    judge()
    setting.does(answer)
    const { said = '' } = words.answers?.[answer] ?? {}
    const isRight = answer === screen.best
    setting.say(`${isRight ? setting.frame.right : setting.frame.wrong} ${said}`)
    const picture = screen.turns?.[answer]
    const turn = words.turns?.[answer]
    if (picture !== undefined && turn) setting.aside(picture, { ...turn, text: [turn.text] })
  }

  return { below: [question, list] }
}

function row(
  { screen, words, frame, isExam }: Setting<'choose'>,
  answer: string,
  onPress: () => void,
): { item: HTMLElement; judged: (tried: readonly string[], isOver: boolean) => void } {
  const { name = '', said = '' } = words.answers?.[answer] ?? {}
  const pressed = button('', 'answer', onPress)
  const verdict = el('span', { class: 'verdict' })
  pressed.append(sign('open'), el('span', { class: 'name' }, name), verdict)
  const item = el('li', {}, pressed)
  const isRight = answer === screen.best
  let isJudged = false
  return {
    item,
    judged: (tried, isOver) => {
      const isTried = tried.includes(answer)
      const isTold = isTried || (isExam && isOver && isRight)
      if (isOver || isTried) pressed.setAttribute('aria-disabled', 'true')
      if (!isTold || isJudged) return
      isJudged = true
      pressed.classList.add(isRight ? 'is-right' : 'is-wrong')
      pressed.querySelector('.sign')?.replaceWith(sign(isRight ? 'right' : 'wrong'))
      verdict.textContent = isRight ? frame.right : frame.wrong
      item.append(el('p', { class: 'said' }, said))
      if (tried.at(-1) === answer) item.scrollIntoView({ block: 'nearest' })
    },
  }
}
