import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { logOutOperator } from '#shared/contract/operator.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { SignOutIcon } from '#src/ui/icons.ts'
import { callOperator } from './call.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { forgetOperator } from './queries.ts'
import { hrefOf, type Place } from './use-place.ts'
import styles from './Console.module.css'

interface FrameProps {
  email: string
  place: Place
  children: ReactNode
}

const PAGES = ['tenants', 'new', 'log'] as const

/** What stands around every page of an operator who is signed in. */
export function Frame({ email, place, children }: FrameProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const signOut = () =>
    send(async () => {
      await callOperator(logOutOperator, {})
      forgetOperator()
    })
  const current = place.page === 'tenant' ? 'tenants' : place.page
  return (
    <div className={styles.page}>
      <header className={styles.bar} data-material="night">
        <div className={styles.brand}>
          <img src="/assets/art/mark.svg" alt="" width="32" height="32" />
          <span>{t('operator.title')}</span>
        </div>
        <nav className={styles.links} aria-label={t('operator.pages')}>
          {PAGES.map((page) => (
            <a
              key={page}
              className={styles.link}
              href={hrefOf({ page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {t(`operator.page.${page}`)}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <Button
            variant="secondary"
            material="night"
            icon={<SignOutIcon />}
            title={email}
            loadingVerb={sending.state === 'sending' && t('operator.signingOut')}
            onClick={() => void signOut()}
          >
            <span className={styles.toolWord}>{t('operator.signOut')}</span>
          </Button>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
