import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#src/ui/Sheet.tsx'

/** What the sheet covers, less its round corners: the scene fits what is left. */
const SHEET_HEIGHT = 'calc(var(--h-half-sheet) - 24px)'

interface PhoneListProps {
  children: ReactNode
  footer: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** A mission's tasks from below, the scene above them in use. */
export function PhoneList({ children, footer, isOpen, onClose }: PhoneListProps) {
  const { t } = useTranslation()
  useEffect(() => {
    const { style } = document.documentElement
    if (isOpen) style.setProperty('--stage-bottom', SHEET_HEIGHT)
    return () => {
      style.removeProperty('--stage-bottom')
    }
  }, [isOpen])
  return (
    <Sheet
      isOpen={isOpen}
      label={t('tasks.list.title')}
      closeLabel={t('tasks.list.close')}
      onClose={onClose}
      footer={footer}
      aboveBar
    >
      {children}
    </Sheet>
  )
}
