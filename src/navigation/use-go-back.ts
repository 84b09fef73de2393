import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** One step back in the history. The way back takes a moment: a second press meanwhile must not leave the page. */
export function useGoBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    void navigate(-1)
  }
}
