import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SortingPlayable, SortingState } from '#kinds/sorting/shared/schemas.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'

export type Shown = SortingPlayable['items'][number]

interface Sorting {
  laid: SortingState['laid']
  /** The item that goes where a group is pressed; undefined where none is left and none is chosen. */
  inHand: Shown | undefined
  /** It lies in a group already, and was chosen to go elsewhere. */
  isTaken: boolean
  /** How many wait behind it. */
  waiting: number
  /** What just happened, for screen readers. */
  said: string
  /** Takes an item in hand; pressed again it stays where it is. */
  take: (item: Shown) => void
  lay: (item: string, group: string) => void
}

/** Sorts by what is in hand: the first that lies nowhere, or one that was chosen; a press of a group lays it there. */
export function useSorting(
  { groups, items }: SortingPlayable,
  { state: { laid, isChecked }, move }: Playing<'sorting'>,
): Sorting {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const open = items.filter(({ key }) => !laid.some(({ item }) => item === key))
  const inHand = items.find(({ key }) => key === taken) ?? open[0]
  const textOf = (key: string, all: readonly Shown[]) => all.find((one) => one.key === key)?.text ?? ''
  return {
    laid,
    inHand,
    isTaken: inHand !== undefined && !open.includes(inHand),
    waiting: open.filter((one) => one !== inHand).length,
    said,
    take({ key, text }) {
      if (isChecked) return
      const isAgain = taken === key
      setTaken(isAgain ? null : key)
      setSaid(isAgain ? '' : t('sorting.saidTaken', { name: text }))
    },
    lay(item, group) {
      if (isChecked) return
      const next = open.find(({ key }) => key !== item)
      const isLaid = t('sorting.saidLaid', { name: textOf(item, items), group: textOf(group, groups) })
      setSaid(`${isLaid} ${next ? t('sorting.saidNext', { name: next.text }) : t('sorting.allLaid')}`)
      setTaken(null)
      move({ type: 'sorting', lay: { item, place: group } })
    },
  }
}
