import i18next, { type i18n } from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import { hasAllWords, learnWords } from './setup.ts'

interface SpokenInProps {
  language: Language
  children: ReactNode
}

/** A part of the page that speaks another language than the rest of it; nothing before its words are here. */
export function SpokenIn({ language, children }: SpokenInProps) {
  const [speaker, setSpeaker] = useState<{ language: Language; of: i18n } | null>(null)
  useEffect(() => {
    let isGone = false
    const begin = () => {
      if (!isGone) setSpeaker({ language, of: i18next.cloneInstance({ lng: language }) })
    }
    if (hasAllWords(language)) begin()
    else void learnWords(language).then(begin)
    return () => {
      isGone = true
    }
  }, [language])
  if (speaker?.language !== language) return null
  return <I18nextProvider i18n={speaker.of}>{children}</I18nextProvider>
}
