import { useTranslation } from 'react-i18next'
import type { TutorialStep } from './spots.ts'

interface Words {
  title: string
  text: string
}

const BUTTONS = ['shape', 'motion', 'mute', 'sound'] as const

/** What a card of the tour says. */
export function useWords({ name, child, label }: TutorialStep, hasCoins: boolean): Words {
  const { t } = useTranslation()
  if (name === 'navigation') {
    const known = BUTTONS.find((button) => button === child?.name)
    return { title: label ?? '', text: known ? t(`tutorial.navigation.${known}`) : '' }
  }
  const title = t(`tutorial.${name}.title`, { name: label ?? '' })
  if (name === 'playerProgress')
    return { title, text: t(`tutorial.${name}.${hasCoins ? 'withCoins' : 'text'}`) }
  return { title, text: t(`tutorial.${name}.text`) }
}
