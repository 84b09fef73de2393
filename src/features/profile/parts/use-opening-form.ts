import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSectionForm, type SectionFormOptions } from './use-section-form.ts'

interface OpeningFormOptions<Values extends FieldValues> extends Omit<SectionFormOptions<Values>, 'send'> {
  /** Rejects with the server's `Failure`. */
  send: (values: Values) => Promise<void>
}

/** A form that is opened to change something, and closes when that is done; with half-typed words in it, it is open. */
export function useOpeningForm<Values extends FieldValues>({ send, ...options }: OpeningFormOptions<Values>) {
  const [isAsked, setAsked] = useState<boolean | null>(null)
  const form = useSectionForm<Values>({
    ...options,
    send: async (typed) => {
      await send(typed)
      setAsked(false)
      return null
    },
  })
  return {
    ...form,
    isOpen: isAsked ?? form.isRestored,
    open: () => setAsked(true),
    close: () => {
      form.giveUp()
      setAsked(false)
    },
  }
}
