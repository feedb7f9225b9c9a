import 'react';

/**
 * The types of gatsby-plugin-react-i18next were built with older types of React, and its `Link` requires attributes of
 * links that no longer exist.
 */
declare module 'react' {
  interface AnchorHTMLAttributes<T> {
    onPointerEnterCapture?: PointerEventHandler<T> | undefined;
    onPointerLeaveCapture?: PointerEventHandler<T> | undefined;
    onResize?: never;
    onResizeCapture?: never;
    placeholder?: never;
  }
}
