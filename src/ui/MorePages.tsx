import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'

interface MorePagesProps {
  /** A list that comes page by page. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label: string
  wide?: boolean
  /** Of what stands around the button. */
  className?: string | undefined
}

/** Asks for the next page of a list, as long as there is one. */
export function MorePages({ pages, label, wide = false, className }: MorePagesProps) {
  const { t } = useTranslation()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  if (!hasNextPage) return null
  return (
    <div className={className}>
      <Button
        variant="secondary"
        wide={wide}
        loadingVerb={isFetchingNextPage && t('shell.loading')}
        onClick={() => void fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}
