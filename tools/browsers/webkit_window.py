"""A window with nothing but a page of WebKitGTK in it, which WebKitWebDriver starts and drives.

Debian's own window, MiniBrowser, cannot be narrower than its toolbar (447 px).
"""

import argparse
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True, help="px")
parser.add_argument("--height", type=int, required=True, help="px")
parser.add_argument("--language", required=True, help="what the visitor reads, such as fr-CH")
parser.add_argument("--dark", action="store_true", help="whether the system is dark")
parser.add_argument("--no-script", action="store_true")
options = parser.parse_args()

Gtk.init()
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", options.dark)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages([options.language])


def open_page(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_javascript(not options.no_script)
    view.set_size_request(options.width, options.height)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", open_page)


context.connect("automation-started", start)
Gtk.main()
