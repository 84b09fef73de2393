import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './PhoneList.module.css'

interface PhoneListProps {
  children: ReactNode
  footer: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** A mission's tasks from below, or from the side of a low window; the scene beside them stays in use. */
export function PhoneList({ children, footer, isOpen, onClose }: PhoneListProps) {
  const { t } = useTranslation()
  return (
    <>
      {isOpen && <span className={styles.open} hidden />}
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
    </>
  )
}
