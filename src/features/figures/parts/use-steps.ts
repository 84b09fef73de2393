import { useId, useState, type KeyboardEvent } from 'react'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The values of a chart as a list of one stop for the keyboard: arrows, home and end step through it; the pointer chooses, too. */
export function useSteps(count: number, first: number) {
  const id = useId()
  const [chosen, setChosen] = useState(first)
  const at = Math.min(chosen, count - 1)
  const optionId = (index: number) => `${id}-${index}`
  return {
    at,
    choose: setChosen,
    list: {
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': optionId(at),
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key]
        if (!step) return
        event.preventDefault()
        setChosen(step(at, count - 1))
      },
    } as const,
    option: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === at,
        onPointerEnter: () => setChosen(index),
        onClick: () => setChosen(index),
      }) as const,
  }
}
