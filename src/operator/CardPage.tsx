import type { ReactNode } from 'react'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './Console.module.css'

interface CardPageProps {
  title: string
  children: ReactNode
}

/** A page of anyone who is not signed in: one sheet of paper. */
export function CardPage({ title, children }: CardPageProps) {
  return (
    <div className={styles.cardPage} data-material="night">
      <div className={styles.cardLanguage}>
        <LanguageMenu />
      </div>
      <main className={styles.card} data-material="paper">
        <img className={styles.mark} src="/assets/art/mark.svg" alt="" />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
