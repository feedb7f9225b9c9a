import 'react';

/**
 * The types of gatsby-plugin-react-i18next were made with an older version of React's, and its `Link` asks for all
 * attributes that a link had in it. These are gone.
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
