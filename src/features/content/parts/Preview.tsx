import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPicture, isText } from '../rules/file-sort.ts'
import { nameOf } from '../rules/tree.ts'
import files from './Files.module.css'

interface PreviewProps {
  path: string
  bytes: number
  address: string
  /** Reads it as letters; null where it cannot be read. */
  read: (signal: AbortSignal) => Promise<string | null>
}

/** Longer texts are saved and opened elsewhere. */
const LONGEST_TEXT = 200_000

/** A picture, or the letters of a text; nothing of what is neither. */
export function Preview({ path, bytes, address, read }: PreviewProps) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  if (isPicture(path) && !isBroken) {
    return (
      <div className={files.sight}>
        <img
          src={address}
          alt={t('content.file.pictureOf', { name: nameOf(path) })}
          onError={() => setBroken(true)}
        />
      </div>
    )
  }
  return isText(path) && bytes <= LONGEST_TEXT ? <Text address={address} read={read} /> : null
}

function Text({ address, read }: Pick<PreviewProps, 'address' | 'read'>) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['content-text', address],
    queryFn: ({ signal }) => read(signal),
    retry: false,
    gcTime: 0,
    meta: { reporting: 'none' },
  })
  if (typeof data !== 'string') return null
  return (
    // read by the keyboard as well, where it is longer than its place
    <pre className={files.text} translate="no" role="region" aria-label={t('content.file.text')} tabIndex={0}>
      {data}
    </pre>
  )
}
