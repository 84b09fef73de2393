import { useTranslation } from 'react-i18next'
import type { TutorialStep } from './spots.ts'

interface Words {
  title: string
  text: string
}

/** What a card of the tour says. */
export function useWords({ name, child, label }: TutorialStep, hasCoins: boolean): Words {
  const { t } = useTranslation()
  if (name === 'navigation') {
    return { title: label ?? '', text: child ? t(`tutorial.navigation.${child.name}`) : '' }
  }
  const title = t(`tutorial.${name}.title`, { name: label ?? '' })
  if (name === 'playerProgress')
    return { title, text: t(`tutorial.${name}.${hasCoins ? 'withCoins' : 'text'}`) }
  return { title, text: t(`tutorial.${name}.text`) }
}
