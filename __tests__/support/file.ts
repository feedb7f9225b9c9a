/** Stub of a file that webpack would replace by its URL. */
export default '/static/file';
